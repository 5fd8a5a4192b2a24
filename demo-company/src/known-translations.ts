import type { KnownTranslations } from 'api/seed';
import translations from './data/translations.json';

const texts = new Map(Object.entries(translations.texts));
const pages = new Map(Object.entries(translations.pages));

/** The texts of the demo company in German and Spanish; those of pages by the page's title. */
export const knownTranslations: KnownTranslations = ({ resource, field, title, text }) =>
  resource === 'aboutUs' && field === 'content' ? pages.get(title) : texts.get(text);
