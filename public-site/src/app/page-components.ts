import type { ComponentType } from 'react';
import type { PageView } from './page-view';

export type PageKind = PageView['kind'];

/** Loads the module of a page, which exports one component. */
type PageModule<Kind extends PageKind> = () => Promise<
  Readonly<Record<string, PageComponents[Kind]>>
>;

export type SitePages = { readonly [Kind in PageKind]: PageModule<Kind> };

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

/** Rejects when the script of the page cannot be loaded. */
export async function loadComponent(load: SitePages[PageKind]): Promise<unknown> {
  return Object.values(await load())[0];
}
