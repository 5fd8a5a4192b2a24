import { t } from '@lingui/core/macro';
import { catalogues, type NavigationLink, navigationLinks } from 'contract/content';
import { topCategories } from '../category-tree/category-links';
import { cataloguesHref, pageHref } from '../common/hrefs';
import { localLink } from '../language/addresses';
import type { NamedLink } from '../common/view-parts';
import { isUnwritten, policyLinks } from '../load/policy-links';
import type { PageRequest } from '../load/page-request';
import { langOf } from '../load/lang-of';
import { readOr } from '../load/read-or';
import type { FooterGroup, FooterLink } from './frame-data';

/** The footer's columns as set by staff; the catalogue's by default. */
export async function footerOf(page: PageRequest): Promise<FooterGroup[]> {
  const [links, hasCatalogues, written] = await Promise.all([
    linksOf(page),
    areThereCatalogues(page),
    policyLinks(page),
  ]);
  const shown = links.filter(({ url }) => !isUnwritten(url, written));
  const own = links.length > 0 ? groupsOf(shown) : await catalogueGroups(page);
  const groups = withPolicies(own, written);
  if (!hasCatalogues) return groups;
  const [first, ...others] = groups;
  const link = { name: t`Catalogues to download`, href: cataloguesHref(), isAside: false };
  const title = first?.title ?? null;
  return [{ title, lang: first?.lang, links: [...(first?.links ?? []), link] }, ...others];
}

/** Policies that no link leads to stand in a column of their own. */
function withPolicies(
  groups: readonly FooterGroup[],
  written: readonly NamedLink[],
): FooterGroup[] {
  const linked = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const links = written
    .filter(({ href }) => !linked.has(href))
    .map((link) => ({ ...link, isAside: false }));
  return links.length === 0 ? [...groups] : [...groups, { title: t`Legal`, links }];
}

type ListedLink = Pick<NavigationLink, 'label' | 'url' | 'group' | 'newTab' | 'untranslated'>;

function linksOf(page: PageRequest): Promise<ListedLink[]> {
  return readOr<ListedLink[]>(page, {
    what: 'The footer’s links',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100, sort: 'order' } as const;
      const { data } = await page.api.read(navigationLinks.visitorEndpoints.list, { query });
      return data;
    },
  });
}

function areThereCatalogues(page: PageRequest): Promise<boolean> {
  return readOr(page, {
    what: 'The catalogues',
    otherwise: false,
    read: async () => {
      const { data } = await page.api.read(catalogues.visitorEndpoints.list, {});
      return data.length > 0;
    },
  });
}

/** Ordered by the first link of each. */
function groupsOf(links: readonly ListedLink[]): FooterGroup[] {
  const groups = new Map<string | null, FooterGroup>();
  for (const link of links) {
    const { label, url, group: title, newTab } = link;
    const known = groups.get(title) ?? { title, lang: langOf(link, 'group'), links: [] };
    const shown: FooterLink = {
      name: label,
      lang: langOf(link, 'label'),
      href: localLink(url),
      isAside: newTab,
    };
    groups.set(title, { ...known, links: [...known.links, shown] });
  }
  return [...groups.values()];
}

async function catalogueGroups(page: PageRequest): Promise<FooterGroup[]> {
  const categories = topCategories(await page.categories());
  const groups = [
    {
      title: t`Products`,
      links: [
        { name: t`Home`, href: pageHref('home') },
        { name: t`Chemicals A–Z`, href: pageHref('letterPage') },
        { name: t`All categories`, href: pageHref('categories') },
        { name: t`Quality and documents`, href: pageHref('quality') },
        { name: t`Delivery and packaging`, href: pageHref('delivery') },
      ],
    },
    { title: t`Categories`, links: categories },
  ];
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => ({
      title,
      links: links.map(({ name, lang, href }: NamedLink) => ({ name, lang, href, isAside: false })),
    }));
}
