import { serverSegments } from 'contract';
import { currentLanguage } from './current-language';
import { type Language, languageAt } from './languages';

/** A path of the site in the language of the page. */
export function localHref(path: string): string {
  return pathIn(currentLanguage(), path);
}

/** A link that staff entered: one to a page of the site leads to the page in the language of its reader. */
export function localLink(href: string): string {
  const [, first = ''] = /^\/([\w-]*)/.exec(href) ?? [];
  const isPage = /^\/(?![/\\])/.test(href) && !serverSegments.some((segment) => segment === first);
  return isPage ? localHref(plainPath(href)) : href;
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
