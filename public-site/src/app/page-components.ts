import type { ComponentType } from 'react';
import type { PageView } from './page-view';
import type { PageLoader } from '../load/page-loader';

export type PageKind = PageView['kind'];

/** One kind of page: its addresses with their loaders, and the component that shows its view. */
export interface SitePage<Kind extends PageKind> {
  readonly routes?: Readonly<Record<string, PageLoader<PageView>>>;
  /** Its module, which exports one component. */
  readonly component: () => Promise<Readonly<Record<string, PageComponents[Kind]>>>;
}

export type SitePages = { readonly [Kind in PageKind]: SitePage<Kind> };

/** The component of each page kind. The server has all of them, a browser those loaded so far. */
export type PageComponents = {
  readonly [Kind in PageKind]: ComponentType<Extract<PageView, { kind: Kind }>>;
};

/**
 * The component of this page; undefined while its script is not loaded.
 *
 * Guarantee of the cast: the entry under a kind takes the view of that kind.
 */
export function componentOf(pages: Partial<PageComponents>, { kind }: PageView) {
  return pages[kind] as ComponentType<PageView> | undefined;
}

/** The addresses without parameters. */
export function staticPaths(pages: SitePages): string[] {
  return Object.values(pages)
    .flatMap(({ routes = {} }) => Object.keys(routes))
    .filter((path) => !path.includes(':'));
}

/** Rejects when the script of the page cannot be loaded. */
export async function loadComponent({ component }: SitePages[PageKind]): Promise<unknown> {
  return Object.values(await component())[0];
}
