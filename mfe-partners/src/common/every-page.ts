import { maxPageSize } from 'contract';

interface OnePage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Fetches all rows of a list page by page; drops duplicates of rows that shift between pages. */
export async function everyPage<Row extends { readonly _id: string }>(
  ask: (query: { page: number; pageSize: number }) => Promise<OnePage<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { data, total } = await ask({ page, pageSize: maxPageSize });
    for (const row of data) found.set(row._id, row);
    if (data.length === 0 || page * maxPageSize >= total) return [...found.values()];
  }
}
