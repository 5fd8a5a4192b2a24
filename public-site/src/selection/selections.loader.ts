import { t } from '@lingui/core/macro';
import { chemicalEndpoints } from 'contract/catalog';
import { homeCrumb } from '../category-tree/category-links';
import { groupTitle } from '../chemical/functional-group-names';
import { functionalGroupHref, pageHref } from '../common/hrefs';
import type { NamedLink } from '../common/view-parts';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { elementsIn } from './elements';
import { selectionHead } from './selection-head';
import type { SelectionsView } from './selection-view';
import { readUses } from './uses';

function ways(): readonly NamedLink[] {
  return [
    { name: t`By category`, href: pageHref('categories') },
    { name: t`By use`, href: pageHref('uses') },
    { name: t`By functional group`, href: pageHref('functionalGroups') },
    { name: t`By element`, href: pageHref('elements') },
  ];
}

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
    title: t`Chemicals by use`,
    lead: t`What our chemicals are bought for.`,
    links: uses.map(({ id: _id, slug: _slug, ...link }) => link),
  });
};

/** `/functional-groups`. */
export const loadFunctionalGroups: PageLoader<SelectionsView> = async ({ page }) => {
  const { data } = await page.api.read(chemicalEndpoints.composition);
  return indexOf(page, {
    href: pageHref('functionalGroups'),
    title: t`Chemicals by functional group`,
    lead: t`The groups that make a compound react as it does, found in the structures of our chemicals.`,
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
    title: t`Chemicals by element`,
    lead: t`The elements in the formulas of our chemicals, with the number of chemicals of each.`,
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
    ways: ways().filter((way) => way.href !== href),
  };
}
