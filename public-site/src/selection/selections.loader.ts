import { chemicalEndpoints } from 'contract/catalog';
import { homeCrumb } from '../category-tree/category-links';
import { functionalGroupHref, pageHref } from '../common/hrefs';
import type { NamedLink } from '../common/view-parts';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { elementsIn } from './elements';
import { groupTitle } from './group-title';
import { selectionHead } from './selection-head';
import type { SelectionsView } from './selection-view';
import { readUses } from './uses';

const ways: readonly NamedLink[] = [
  { name: 'By category', href: pageHref('categories') },
  { name: 'By use', href: pageHref('uses') },
  { name: 'By functional group', href: pageHref('functionalGroups') },
  { name: 'By element', href: pageHref('elements') },
];

interface Index {
  href: string;
  title: string;
  lead: string;
  links?: SelectionsView['links'];
  elements?: SelectionsView['elements'];
}

/** `/uses`. */
export const loadUses: PageLoader<SelectionsView> = async ({ page }) => {
  const uses = await readUses(page);
  return indexOf(page, {
    href: pageHref('uses'),
    title: 'Chemicals by use',
    lead: 'What our chemicals are bought for.',
    links: uses.map(({ name, href, count, text }) => ({ name, href, count, text })),
  });
};

/** `/functional-groups`. */
export const loadFunctionalGroups: PageLoader<SelectionsView> = async ({ page }) => {
  const { data } = await page.api.read(chemicalEndpoints.composition);
  return indexOf(page, {
    href: pageHref('functionalGroups'),
    title: 'Chemicals by functional group',
    lead: 'The groups that make a compound react as it does, found in the structures of our chemicals.',
    links: data.functionalGroups.map(({ group, count }) => {
      return { name: groupTitle(group), href: functionalGroupHref(group), count, text: null };
    }),
  });
};

/** `/elements`. */
export const loadElements: PageLoader<SelectionsView> = async ({ page }) => {
  const { data } = await page.api.read(chemicalEndpoints.composition);
  return indexOf(page, {
    href: pageHref('elements'),
    title: 'Chemicals by element',
    lead: 'The elements in the formulas of our chemicals, with the number of chemicals of each.',
    elements: elementsIn(data),
  });
};

async function indexOf(page: PageRequest, index: Index): Promise<SelectionsView> {
  const { href, title, lead, links = [], elements = [] } = index;
  return {
    kind: 'selections',
    head: await selectionHead(page, { href, canonical: href, title, description: lead }),
    crumbs: [homeCrumb(), { label: title, to: href }],
    title,
    lead,
    links,
    elements,
    ways: ways.filter((way) => way.href !== href),
  };
}
