import { currentLanguage } from './current-language';

/** A title inside of a sentence: in small letters, where the language does not write its nouns with capitals. */
export function inSentence(title: string): string {
  return currentLanguage().code === 'de' ? title : title.toLowerCase();
}
