import { defaultLanguage, type Language } from './languages';

let read = (): Language => defaultLanguage;

/** The language of the page that is being made or shown. */
export function currentLanguage(): Language {
  return read();
}

/** Sets what knows the language: a server makes pages in several at once, a browser shows one. */
export function provideLanguage(source: () => Language): void {
  read = source;
}
