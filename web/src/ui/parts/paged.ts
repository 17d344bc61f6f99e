/* paged.ts - loads the texts of the pages before a part that uses them. */
import { loadPages } from '../../game/i18n';

export async function paged<Part>(load: () => Promise<Part>): Promise<Part> {
    await loadPages();
    return load();
}
