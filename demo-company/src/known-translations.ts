import type { KnownTranslations } from 'api/seed';
import translations from './data/translations.json';

const texts = new Map(Object.entries(translations.texts));
const pages = new Map(Object.entries(translations.pages));
const chemicals = new Map(Object.entries(translations.chemicals));

/** The texts of the demo company in German and Spanish; those of pages and chemicals by their names. */
export const knownTranslations: KnownTranslations = ({ resource, field, title, text }) => {
  if (resource === 'aboutUs' && field === 'content') return pages.get(title);
  if (resource === 'chemical') return field === 'description' ? chemicals.get(title) : undefined;
  return texts.get(text);
};
