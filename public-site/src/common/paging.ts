/** Where in a list a page stands, and the addresses of its neighbours. */
export interface Paging {
  page: number;
  pages: number;
  total: number;
  previous: string | null;
  next: string | null;
}

interface Listed {
  page: number;
  pageSize: number;
  total: number;
}

/** `url` is the address of the page shown: its neighbours keep its order and filters. */
export function pagingOf({ page, pageSize, total }: Listed, url: URL): Paging {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return {
    page,
    pages,
    total,
    previous: page > 1 ? numberedHref(url, page - 1) : null,
    next: page < pages ? numberedHref(url, page + 1) : null,
  };
}

function numberedHref({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
