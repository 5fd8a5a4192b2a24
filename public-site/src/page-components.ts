import type { ComponentType } from 'react';
import type { PageView } from './common/page-view';

export type PageKind = PageView['kind'];

/** The component of each page kind. The server has all of them, a browser those loaded so far. */
export type PageComponents = {
  readonly [Kind in PageKind]: ComponentType<Extract<PageView, { kind: Kind }>>;
};

/**
 * What shows this page; undefined while its script is not there.
 *
 * Guarantee of the cast: the entry under a kind takes the view of that kind.
 */
export function componentOf(pages: Partial<PageComponents>, { kind }: PageView) {
  return pages[kind] as ComponentType<PageView> | undefined;
}
