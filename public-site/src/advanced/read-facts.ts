import { Grade } from 'contract/catalog';
import { parseFormula } from 'contract/chemistry';
import { longestSearch } from '../search/search-hrefs';
import type { FactField, FactOption } from './advanced-view';
import type { CategoryOption } from './category-options';

/** The filters of the API's search. */
export interface FactQuery {
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

export type ReadFacts =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly query: FactQuery }
  | { readonly kind: 'refused'; readonly errors: FactErrors };

interface Choices {
  readonly categories: readonly CategoryOption[];
  readonly types: readonly FactOption[];
}

type Values = Readonly<Record<FactField, string>>;

/** The query of the fields, or the errors of those that are invalid. */
export function readFacts(values: Values, { categories, types }: Choices): ReadFacts {
  if (Object.values(values).every((value) => value === '')) return { kind: 'empty' };
  const errors: FactErrors = {};
  const massFrom = massOf(values.massFrom);
  const massTo = massOf(values.massTo);
  const category = categories.find(({ value }) => value === values.category);
  const type = types.find(({ value }) => value === values.type);
  const grade = Grade.options.find((value) => value === values.grade);
  if (values.q.length > longestSearch) errors.q = `At most ${longestSearch} characters are read.`;
  if (values.formula !== '') {
    const parsed = parseFormula(values.formula);
    if (!parsed.ok) errors.formula = parsed.message;
  }
  if (massFrom === 'unreadable') errors.massFrom = massWords;
  if (massTo === 'unreadable') errors.massTo = massWords;
  else if (typeof massFrom === 'number' && massTo !== undefined && massTo < massFrom) {
    errors.massTo = 'This is less than the mass that the range begins with.';
  }
  if (values.category !== '' && !category) errors.category = 'There is no such category.';
  if (values.type !== '' && !type) errors.type = 'There is no such type.';
  if (values.grade !== '' && !grade) errors.grade = 'There is no such grade.';
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
    },
  };
}

const heaviest = 1e7;
const massWords = 'Give a number in g/mol, such as 58.44.';

/** A typed mass, with a point or a comma; undefined for an empty text. */
function massOf(typed: string): number | 'unreadable' | undefined {
  if (typed === '') return undefined;
  const mass = Number(typed.replace(',', '.').replace(/g\/mol$/i, ''));
  return mass > 0 && mass <= heaviest ? mass : 'unreadable';
}
