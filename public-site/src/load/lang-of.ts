import { defaultLanguage } from '../language/languages';

/** A record as the API answers it in a language. */
interface Answered {
  readonly untranslated?: readonly string[] | undefined;
}

/** The `lang` of a record's text on a page in another language; undefined where the text is in that of the page. */
export function langOf({ untranslated }: Answered, field: string): string | undefined {
  return untranslated?.includes(field) ? defaultLanguage.code : undefined;
}
