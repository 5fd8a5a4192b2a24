import { type Category, Grade } from 'contract/catalog';
import { z } from 'zod';
import { chosenOf, pageNumberOf } from '../common/list-query';
import { segmentOf } from '../hrefs';
import { NotFound } from '../server/not-found';

/** Columns that chemicals can be ordered by, in the words of the address. */
export const listingSorts = ['name', '-name', 'casNumber', '-updatedAt'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The query in a list's address. */
export interface ListingQuery {
  page: number;
  sort: ListingSort | undefined;
  grade: Grade | undefined;
  typeId: string | undefined;
  category: Category | undefined;
}

const Id = z.uuid().optional().catch(undefined);

/** A filter that cannot be is none; a page that cannot be is `NotFound`. */
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
    category: categories.find((category) => segmentOf(category) === search.get('category')),
  };
}

/** Whether the query changes the list from its default. */
export function isNarrowed({ sort, grade, typeId, category }: ListingQuery): boolean {
  return [sort, grade, typeId, category].some((value) => value !== undefined);
}

const parameters = ['q', 'category', 'type', 'grade', 'sort', 'page'] as const;
type Parameter = (typeof parameters)[number];

/** The address with some of its parameters changed, or taken away by null; what means nothing here is left out. */
export function hrefWith(
  { pathname, searchParams }: URL,
  changes: Readonly<Partial<Record<Parameter, string | null>>>,
): string {
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = name in changes ? changes[name] : searchParams.get(name);
    if (value !== null && value !== undefined && value !== '') query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
