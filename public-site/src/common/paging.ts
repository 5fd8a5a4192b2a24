/** Where in a list a page stands. */
export interface Paging {
  page: number;
  pages: number;
  total: number;
}

export function pagingOf({
  page,
  pageSize,
  total,
}: {
  page: number;
  pageSize: number;
  total: number;
}): Paging {
  return { page, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
