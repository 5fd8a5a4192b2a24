import { languageName } from 'contract';
import { currentTexts } from './i18n';

/**
 * A text that is data, in the language of now: names of records and fields in the contract, menus and titles in the
 * `remote.json` of remotes. In catalogues it has the context `data`, and is its own id. One that is in none stays as it is.
 */
export function words(text: string): string {
  const found: unknown = currentTexts().messages[`data:${text}`];
  return Array.isArray(found) ? String(found[0]) : text;
}

/** A label inside of a sentence: in small letters, where the language does not write its nouns with capitals. */
export function inSentence(label: string): string {
  return currentTexts().locale === 'en' ? label.toLowerCase() : label;
}

/** The language of now, for lists, ordinals and names of languages. */
export function currentLanguage(): string {
  return currentTexts().locale;
}

/** The name of a language in that of now: `German`. Unknown tags are answered as they are. */
export function languageText(tag: string): string {
  return languageName(tag, currentLanguage());
}
