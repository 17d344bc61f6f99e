/* written.ts - a day as the page's language writes it. */
import { language } from '../../game/i18n';

export const written = (day: Date): string =>
    new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
