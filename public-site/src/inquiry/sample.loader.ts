import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { type ChosenChemical, chemicalEndpoints } from 'contract/catalog';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalHref, pageHref } from '../common/hrefs';
import { contactOf } from '../frame/contact-of';
import { answerHoursOf } from '../load/answer-hours';
import { countries } from '../load/display-texts';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { unitsOf } from '../load/units-of';
import { sampledOf } from './sample-of';
import type { SampleView } from './sample-view';

/** Small enough to try, by the symbols of their units. */
const amounts = [
  [50, 'g'],
  [250, 'g'],
  [1, 'kg'],
  [100, 'mL'],
  [500, 'mL'],
  [1, 'L'],
] as const;

/** `/sample-request?product=`. */
export const loadSample: PageLoader<SampleView> = async ({ page }) => {
  const slug = page.sentForm?.values['product'] ?? page.url.searchParams.get('product') ?? '';
  const [head, chemical, units, contact, answerHours] = await Promise.all([
    headOf(page, { canonical: pageHref('sampleRequest') }),
    chemicalAt(page, slug),
    unitsOf(page),
    contactOf(page),
    answerHoursOf(page),
  ]);
  const href = chemical && chemicalHref(chemical);
  return {
    kind: 'sample',
    head: chemical ? { ...head, canonical: null } : head,
    crumbs: [
      homeCrumb(),
      ...(chemical && href ? [{ label: chemical.name, to: href }] : []),
      { label: t`Ask for a sample`, to: pageHref('sampleRequest') },
    ],
    chemical: chemical ? sampledOf(chemical, units) : null,
    contact,
    answerHours,
    amounts: amounts.flatMap(([quantity, symbol]) => {
      const unit = units.find((one) => one.symbol === symbol);
      return unit ? [[`${quantity} ${unit.id}`, `${quantity} ${symbol}`] as const] : [];
    }),
    countries: countries(),
    form: openFormOf(page),
  };
};

async function chemicalAt(page: PageRequest, slug: string): Promise<ChosenChemical | undefined> {
  if (!Slug.safeParse(slug).success) return undefined;
  return (await page.api.read(chemicalEndpoints.bySlugs, { query: { slugs: slug } })).data[0];
}
