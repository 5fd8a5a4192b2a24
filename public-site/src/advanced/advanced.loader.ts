import { t } from '@lingui/core/macro';
import { homeCrumb } from '../category-tree/category-links';
import { pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { AdvancedView } from './advanced-view';
import { factsView } from './facts.loader';
import { structureView } from './structure.loader';

/** `/advance-search`: by facts, or by structure with `?by=structure` or `?structure=`. */
export const loadAdvanced: PageLoader<AdvancedView> = async ({ page }) => {
  const { searchParams } = page.url;
  const isByStructure = searchParams.has('structure') || searchParams.get('by') === 'structure';
  const [head, search] = await Promise.all([
    headOf(page, { canonical: pageHref('advancedSearch') }),
    isByStructure ? structureView(page) : factsView(page),
  ]);
  const crumbs = [homeCrumb(), { label: t`Advanced search`, to: pageHref('advancedSearch') }];
  return { kind: 'advanced', head, crumbs, search };
};
