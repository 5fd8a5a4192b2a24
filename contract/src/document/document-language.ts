import { textLanguage } from '../formats';
import { z } from 'zod';

/** The languages of documents as BCP 47 tags: the official ones of the EU and EFTA, and those of larger markets. */
export const DocumentLanguage = z.enum([
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-Hant',
]);
export type DocumentLanguage = z.infer<typeof DocumentLanguage>;

const names = new Map<string, Intl.DisplayNames>();

/** The name of a language in another one: `German`, `Deutsch`. Unknown tags are answered as they are. */
export function languageName(tag: string, language: string = textLanguage): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  names.set(language, known);
  return known.of(tag) ?? tag;
}
