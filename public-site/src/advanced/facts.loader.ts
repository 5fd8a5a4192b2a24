import { chemicalSearchEndpoints, chemicalTypes, Grade } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import { chosenOf, pageNumberOf } from '../common/list-query';
import { pagingOf } from '../common/paging';
import { NotFound } from '../server/not-found';
import type { PageRequest } from '../server/page-request';
import { categoryOptions } from './category-options';
import { factFields, type FactField, factSorts, type FactsView } from './advanced-view';
import { readFacts, type FactQuery } from './read-facts';

/** The search by facts, which are all in the address. */
export async function factsView(page: PageRequest): Promise<FactsView> {
  const { searchParams } = page.url;
  withoutEmpty(page.url);
  const [tree, types] = await Promise.all([page.categories(), typeOptions(page)]);
  const categories = categoryOptions(tree);
  const values = valuesOf(searchParams);
  const read = readFacts(values, { categories, types });
  const sort = chosenOf(searchParams, 'sort', factSorts) ?? (values.q === '' ? 'name' : 'best');
  return {
    by: 'facts',
    values,
    errors: read.kind === 'refused' ? read.errors : {},
    sort: values.q === '' && sort === 'best' ? 'name' : sort,
    categories: categories.map(({ value, label, level }) => ({ value, label, level })),
    types,
    grades: Grade.options,
    found: read.kind === 'read' ? await find(page, read.query, sort) : null,
  };
}

/** A form submits its empty fields too; the address is easier to share without them. */
function withoutEmpty({ pathname, searchParams }: URL): void {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== '');
  if (filled.length === searchParams.size) return;
  throw redirect(filled.length === 0 ? pathname : `${pathname}?${new URLSearchParams(filled)}`);
}

async function typeOptions({ api }: PageRequest) {
  const { data } = await api.read(chemicalTypes.visitorEndpoints.list, {
    query: { pageSize: mostTypes, sort: 'name' },
  });
  return data.map(({ _id, name }) => ({ value: _id, label: name, level: 0 }));
}

const mostTypes = 100;

function valuesOf(search: URLSearchParams): Record<FactField, string> {
  const values = {
    q: '',
    formula: '',
    massFrom: '',
    massTo: '',
    category: '',
    type: '',
    grade: '',
  };
  for (const field of factFields) values[field] = search.get(field)?.trim() ?? '';
  return values;
}

const pageSize = 24;

async function find(
  page: PageRequest,
  query: FactQuery,
  sort: FactsView['sort'],
): Promise<FactsView['found']> {
  const number = pageNumberOf(page.url.searchParams);
  if (number === undefined) throw new NotFound();
  const listed = await page.api.read(chemicalSearchEndpoints.search, {
    query: { ...query, page: number, pageSize, ...(sort !== 'best' && { sort }) },
  });
  const paging = pagingOf({ page: number, pageSize, total: listed.total }, page.url);
  if (number > paging.pages) throw new NotFound();
  return { chemicals: listed.data.map(chemicalSummaryOf), paging };
}
