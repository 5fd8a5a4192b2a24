import { t } from '@lingui/core/macro';
import { chemicalSearchEndpoints, chemicalTypes, Grade } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { parseFormula } from 'contract/chemistry';
import { chemicalSummaryOf } from '../chemical/chemical-summary';
import { chosenOf, pageNumberOf, pagingOf } from '../common/paging';
import { NotFound } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { bestMatchName, sortName } from '../search/sort-name';
import { maxSearchLength } from '../search-box/search-hrefs';
import { safetyFields, safetyParameters } from './safety-fields';
import { type CategoryOption, categoryOptions } from './category-options';
import {
  type FactField,
  factFields,
  type FactOption,
  type FactSort,
  factSorts,
  type FactsView,
} from './advanced-view';

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
    sorts: sortOptions(values.q !== ''),
    categories: categories.map(({ value, label, level }) => ({ value, label, level })),
    types,
    grades: Grade.options,
    safety: safetyFields(),
    found: read.kind === 'read' ? await find(page, read.query, sort) : null,
  };
}

/** A text alone has better and worse matches. */
function sortOptions(hasText: boolean): FactOption[] {
  return factSorts
    .filter((value) => hasText || value !== 'best')
    .map((value) => ({ value, label: factSortName(value), level: 0 }));
}

function factSortName(sort: FactSort): string {
  return sort === 'best' ? bestMatchName() : sortName(sort);
}

/** A form submits its empty fields too; the address is easier to share without them. */
function withoutEmpty({ pathname, searchParams }: URL): void {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== '');
  if (filled.length === searchParams.size) return;
  throw redirect(filled.length === 0 ? pathname : `${pathname}?${new URLSearchParams(filled)}`);
}

async function typeOptions({ api }: PageRequest) {
  const { data } = await api.read(chemicalTypes.visitorEndpoints.list, {
    query: { pageSize: maxTypes, sort: 'name' },
  });
  return data.map(({ _id, name }) => ({ value: _id, label: name, level: 0 }));
}

const maxTypes = 100;

function valuesOf(search: URLSearchParams): Record<FactField, string> {
  const values = {
    q: '',
    formula: '',
    massFrom: '',
    massTo: '',
    category: '',
    type: '',
    grade: '',
    pictogram: '',
    class: '',
    flash: '',
    boiling: '',
    storage: '',
    svhc: '',
    sds: '',
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

/** The filters of the API's search. */
interface FactQuery {
  readonly q?: string;
  readonly formula?: string;
  readonly massFrom?: number;
  readonly massTo?: number;
  readonly categoryId?: string;
  readonly subCategoryId?: string;
  readonly subSubCategoryId?: string;
  readonly typeId?: string;
  readonly grade?: Grade;
}

type FactErrors = Partial<Record<FactField, string>>;

type ReadFacts =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly query: FactQuery }
  | { readonly kind: 'refused'; readonly errors: FactErrors };

interface Choices {
  readonly categories: readonly CategoryOption[];
  readonly types: readonly FactOption[];
}

type Values = Readonly<Record<FactField, string>>;

/** The query of the fields, or the errors of those that are invalid. */
function readFacts(values: Values, { categories, types }: Choices): ReadFacts {
  if (Object.values(values).every((value) => value === '')) return { kind: 'empty' };
  const errors: FactErrors = {};
  const massFrom = massOf(values.massFrom);
  const massTo = massOf(values.massTo);
  const category = categories.find(({ value }) => value === values.category);
  const type = types.find(({ value }) => value === values.type);
  const grade = Grade.options.find((value) => value === values.grade);
  if (values.q.length > maxSearchLength)
    errors.q = t`At most ${maxSearchLength} characters are read.`;
  if (values.formula !== '') {
    const parsed = parseFormula(values.formula);
    if (!parsed.ok) errors.formula = parsed.message;
  }
  if (massFrom === 'unreadable') errors.massFrom = unreadableMassText();
  if (massTo === 'unreadable') errors.massTo = unreadableMassText();
  else if (typeof massFrom === 'number' && massTo !== undefined && massTo < massFrom) {
    errors.massTo = t`This is less than the mass that the range begins with.`;
  }
  if (values.category !== '' && !category) errors.category = t`There is no such category.`;
  if (values.type !== '' && !type) errors.type = t`There is no such type.`;
  if (values.grade !== '' && !grade) errors.grade = t`There is no such grade.`;
  const safety = safetyFields().filter(({ name }) => values[name] !== '');
  for (const { name, options } of safety) {
    const isKnown = options.some(({ value }) => value === values[name]);
    if (!isKnown) errors[name] = t`There is no such choice.`;
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return {
    kind: 'read',
    query: {
      ...(values.q !== '' && { q: values.q }),
      ...(values.formula !== '' && { formula: values.formula }),
      ...(typeof massFrom === 'number' && { massFrom }),
      ...(typeof massTo === 'number' && { massTo }),
      ...category?.filter,
      ...(type && { typeId: type.value }),
      ...(grade && { grade }),
      ...safetyQuery(values),
    },
  };
}

/** The fields of hazards and properties that are filled, as the API takes them. */
function safetyQuery(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(safetyParameters).flatMap(([name, parameter]) => {
      const field = factFields.find((one) => one === name);
      const value = field === undefined ? '' : values[field];
      return value === '' ? [] : [[parameter, value]];
    }),
  );
}

const heaviest = 1e7;

function unreadableMassText(): string {
  return t`Give a number in g/mol, such as 58.44.`;
}

/** A typed mass, with a point or a comma; undefined for an empty text. */
function massOf(typed: string): number | 'unreadable' | undefined {
  if (typed === '') return undefined;
  const mass = Number(typed.replace(',', '.').replace(/g\/mol$/i, ''));
  return mass > 0 && mass <= heaviest ? mass : 'unreadable';
}
