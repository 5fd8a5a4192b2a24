/** A numbered page of a list. */
export interface NumberedPage {
  page: number;
  href: string;
}

/** The position of a page in its list, and the addresses of its neighbours. */
export interface Paging {
  page: number;
  pages: number;
  total: number;
  previous: string | null;
  next: string | null;
  /** The first, the last, and those around the current one; null for a gap. */
  numbered: readonly (NumberedPage | null)[];
}

interface Listed {
  page: number;
  pageSize: number;
  total: number;
}

/** `url` is the address of the current page: its neighbours keep its sorting and filters. */
export function pagingOf({ page, pageSize, total }: Listed, url: URL): Paging {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return {
    page,
    pages,
    total,
    previous: page > 1 ? numberedHref(url, page - 1) : null,
    next: page < pages ? numberedHref(url, page + 1) : null,
    numbered: numbersAround(page, pages).map((number) =>
      number === null ? null : { page: number, href: numberedHref(url, number) },
    ),
  };
}

/** Up to this many pages are listed without a gap. */
const fewPages = 7;

function numbersAround(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: Math.min(pages, fewPages) }, (_, index) => index + 1);
  if (pages <= fewPages) return all;
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, ...[4, 3, 2, 1, 0].map((before) => pages - before)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

function numberedHref({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The requested page number; 1 by default, `undefined` for an invalid one. */
export function pageNumberOf(search: URLSearchParams): number | undefined {
  const value = search.get('page');
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}

/** A parameter's value if it is allowed. */
export function chosenOf<const Value extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const value = search.get(name);
  return allowed.find((option) => option === value);
}
