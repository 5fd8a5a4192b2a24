import { largestPageSize } from 'contract';

interface OnePage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** All rows of a list, its pages asked for one after the other; a row that moves between two of them comes once. */
export async function everyPage<Row extends { readonly _id: string }>(
  ask: (query: { page: number; pageSize: number }) => Promise<OnePage<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { data, total } = await ask({ page, pageSize: largestPageSize });
    for (const row of data) found.set(row._id, row);
    if (data.length === 0 || page * largestPageSize >= total) return [...found.values()];
  }
}
