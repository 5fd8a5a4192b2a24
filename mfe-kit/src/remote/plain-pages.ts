import type { RouteObject } from 'react-router-dom';
import { page, type PageModule } from './page';
import { routePatterns } from './route-patterns';

/** An address of one word, or more with hyphens: `/unit`, `/packing-group`. */
const plainPattern = /^\/([a-z][a-z0-9-]*)$/;

interface PlainPages {
  /** The addresses of the remote, from its `remote.json`. */
  readonly patterns: readonly string[];
  /** Loads the screens of a noun. */
  readonly load: (noun: string) => Promise<PageModule>;
}

/**
 * The remote's own routes, and one for every other address of a single noun: `/unit` shows `src/unit/unit.screens.tsx`.
 *
 * @example
 * export const routes = withPlainPages(ownPages, {
 *   patterns: manifest.patterns,
 *   load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
 * });
 */
export function withPlainPages(own: RouteObject[], { patterns, load }: PlainPages): RouteObject[] {
  const known = new Set(routePatterns(own));
  const nouns = patterns
    .filter((pattern) => !known.has(pattern))
    .flatMap((pattern) => plainPattern.exec(pattern)?.[1] ?? []);
  return [...own, ...nouns.map((noun) => plainPage(noun, () => load(noun)))];
}

function plainPage(noun: string, load: () => Promise<PageModule>): RouteObject {
  const { handle, ...route } = page(load);
  return { path: noun, ...route, handle: { ...handle, noun } };
}

/** The nouns whose screens are at an address that only `remote.json` names. */
export function plainNouns(routes: readonly RouteObject[]): string[] {
  const nouns = routes.map(({ handle }): unknown => Object(handle).noun);
  return nouns.filter((noun) => typeof noun === 'string');
}
