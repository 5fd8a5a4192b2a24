import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { chemicalEndpoints } from 'contract/catalog';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalHref, pageHref, segmentOf } from '../common/hrefs';
import { maxSaved } from '../common/saved-hrefs';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import type { SavedView } from './saved-view';

/** `/products/saved`: the list that the browser keeps, or with `chemicals=…,…` one that somebody shared. */
export const loadSaved: PageLoader<SavedView> = async ({ page }) => {
  const listed = page.url.searchParams.get('chemicals');
  const asked = listed === null ? [] : [...new Set(listed.split(','))];
  const [head, shared] = await Promise.all([
    headOf(page, { canonical: null }),
    asked.length === 0 ? null : sharedList(page, asked),
  ]);
  return {
    kind: 'saved',
    head,
    crumbs: [homeCrumb(), { label: t`Saved chemicals`, to: pageHref('saved') }],
    shared,
  };
};

async function sharedList(page: PageRequest, asked: readonly string[]) {
  const slugs = asked.filter((text) => Slug.safeParse(text).success).slice(0, maxSaved);
  const found = slugs.length === 0 ? [] : await bySlugs(page, slugs);
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const placeOf = (slug: string) => places.get(slug) ?? maxSaved;
  const chemicals = found
    .toSorted((one, other) => placeOf(segmentOf(one)) - placeOf(segmentOf(other)))
    .map((chemical) => ({
      id: chemical._id,
      name: chemical.name,
      href: chemicalHref(chemical),
      casNumber: chemical.casNumber,
    }));
  return { chemicals, leftOut: asked.length - chemicals.length };
}

async function bySlugs(page: PageRequest, slugs: readonly string[]) {
  const query = { slugs: slugs.join(',') };
  return (await page.api.read(chemicalEndpoints.bySlugs, { query })).data;
}
