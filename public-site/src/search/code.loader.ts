import { chemicalEndpoints } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category/category-links';
import { chemicalSummaryOf, type ListedChemical } from '../chemical/chemical-summary-of';
import { byCodeHref, chemicalHref } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import type { CodeView } from './code-view';
import { longestCode } from './search-hrefs';
import { searchTextOf } from './search-text';
import { wrongNumberOf } from './wrong-number-of';

/** `/products/code?number=`: redirects to the chemical if only one has the number. */
export const loadByCode: PageLoader<CodeView> = async ({ page }) => {
  const number = searchTextOf(page.url.searchParams, 'number');
  const chemicals = await chemicalsWith(page, number);
  const [only, ...others] = chemicals;
  if (only && others.length === 0) throw redirect(chemicalHref(only), 302);
  return {
    kind: 'code',
    status: number !== '' && chemicals.length === 0 ? 404 : 200,
    head: await headOf(page, { canonical: number === '' ? byCodeHref : null }),
    crumbs: [homeCrumb, { label: 'By number', to: byCodeHref }],
    number: number.slice(0, longestCode),
    chemicals: chemicals.map(chemicalSummaryOf),
    wrongNumber: chemicals.length === 0 ? wrongNumberOf(number) : null,
  };
};

async function chemicalsWith(page: PageRequest, number: string): Promise<ListedChemical[]> {
  if (number === '' || number.length > longestCode) return [];
  return (await page.api.read(chemicalEndpoints.byCode, { query: { number } })).data;
}
