import {
  BoilingRange,
  type Category,
  FlashRange,
  GhsPictogram,
  Grade,
  notStatedValue,
  YesOrNo,
} from 'contract/catalog';
import { StorageClass } from 'contract/regulation';
import { z } from 'zod';
import { chosenOf, pageNumberOf } from '../common/paging';
import { segmentOf } from '../common/hrefs';
import { type ListingColumn, listingColumns } from './listing-table';
import { NotFound } from '../load/page-loader';

/** The sort orders of chemicals, as in the address. */
export const listingSorts = [
  'name',
  '-name',
  'casNumber',
  '-casNumber',
  'molecularWeight',
  '-molecularWeight',
  'meltingPoint',
  '-meltingPoint',
  'boilingPoint',
  '-boilingPoint',
  'flashPoint',
  '-flashPoint',
  'density',
  '-density',
  '-updatedAt',
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The query in a list's address. */
export interface ListingQuery {
  page: number;
  sort: ListingSort | undefined;
  grade: Grade | undefined;
  typeId: string | undefined;
  hazardClass: string | undefined;
  flashRange: FlashRange | undefined;
  boilingRange: BoilingRange | undefined;
  pictogram: GhsPictogram | typeof notStatedValue | undefined;
  storageClass: StorageClass | typeof notStatedValue | undefined;
  svhc: 'listed' | undefined;
  safetyDataSheet: YesOrNo | undefined;
  category: Category | undefined;
  /** A table instead of cards. */
  view: 'table' | undefined;
  /** Those of the table, where they were chosen. */
  columns: readonly ListingColumn[] | undefined;
}

const Id = z.uuid().optional().catch(undefined);
/** A class or division for transport: `3`, `6.1`. */
const TransportClass = z
  .string()
  .regex(/^(?:[1-9](?:\.[1-6])?[A-Z]?|not-stated)$/)
  .optional()
  .catch(undefined);

/** Ignores invalid filters. @throws NotFound for an invalid page number */
export function listingQueryOf(
  search: URLSearchParams,
  categories: readonly Category[] = [],
): ListingQuery {
  const page = pageNumberOf(search);
  if (page === undefined) throw new NotFound();
  return {
    page,
    sort: chosenOf(search, 'sort', listingSorts),
    grade: chosenOf(search, 'grade', Grade.options),
    typeId: Id.parse(search.get('type') ?? undefined),
    hazardClass: TransportClass.parse(search.get('class') ?? undefined),
    flashRange: chosenOf(search, 'flash', FlashRange.options),
    boilingRange: chosenOf(search, 'boiling', BoilingRange.options),
    pictogram: chosenOf(search, 'pictogram', [...GhsPictogram.options, notStatedValue]),
    storageClass: chosenOf(search, 'storage', [...StorageClass.options, notStatedValue]),
    svhc: chosenOf(search, 'svhc', ['listed']),
    safetyDataSheet: chosenOf(search, 'sds', YesOrNo.options),
    category: categories.find((category) => segmentOf(category) === search.get('category')),
    view: chosenOf(search, 'view', ['table']),
    columns: columnsIn(search),
  };
}

/** `columns=cas,mass`, or as a form sends it: one parameter for each. */
function columnsIn(search: URLSearchParams): readonly ListingColumn[] | undefined {
  const given = new Set(search.getAll('columns').flatMap((names) => names.split(',')));
  const chosen = listingColumns.filter((column) => given.has(column));
  return chosen.length === 0 ? undefined : chosen;
}

/** The filters and order of a query, as the API takes them. */
export function filtersIn({
  page,
  sort,
  category,
  view: _view,
  columns: _columns,
  ...filters
}: ListingQuery) {
  return { page, sort, ...filters, ...(category && { categoryId: category._id }) };
}

/** Whether the query changes the list from its default. */
export function isNarrowed({ page: _page, ...filters }: ListingQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

const parameters = [
  'q',
  'category',
  'type',
  'grade',
  'class',
  'flash',
  'boiling',
  'pictogram',
  'storage',
  'svhc',
  'sds',
  'sort',
  'view',
  'columns',
  'page',
] as const;
type Parameter = (typeof parameters)[number];

/** The address with changed parameters; null removes one. Unknown parameters are left out. */
export function hrefWith(
  { pathname, searchParams }: URL,
  changes: Readonly<Partial<Record<Parameter, string | null>>>,
): string {
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = name in changes ? changes[name] : searchParams.getAll(name).join(',');
    if (value !== null && value !== undefined && value !== '') query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
