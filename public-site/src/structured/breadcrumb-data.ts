import type { Crumb } from '../common/crumb';
import type { Thing } from './thing';

/** The breadcrumb of a page; undefined when it has only the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Thing | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
