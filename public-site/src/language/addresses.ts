import { currentLanguage } from './current-language';
import { type Language, languageAt } from './languages';

/** A path of the site in the language of the page. */
export function localHref(path: string): string {
  return pathIn(currentLanguage(), path);
}

/** @param path - without a language */
export function pathIn({ prefix }: Language, path: string): string {
  if (prefix === '') return path;
  return path === '/' ? prefix : prefix + path;
}

/** A path of the site without its language. */
export function plainPath(path: string): string {
  const plain = path.slice(languageAt(path).prefix.length);
  return plain.startsWith('/') ? plain : `/${plain}`;
}
