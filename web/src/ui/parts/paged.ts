/* paged.ts - a part that says something of the texts of the pages: they come first. */
import { loadPages } from '../../game/i18n';

export async function paged<Part>(load: () => Promise<Part>): Promise<Part> {
    await loadPages();
    return load();
}
