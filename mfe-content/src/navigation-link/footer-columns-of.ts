interface Grouped {
  readonly _id: string;
  readonly group: string | null;
}

/** A column of the footer. */
export interface FooterColumn {
  /** Its heading; null for links without one. */
  readonly group: string | null;
  /** The links in it, in their order. */
  readonly ids: readonly string[];
}

/** Groups links into the footer's columns, in the order of each column's first link, as on the site. */
export function columnsOf(links: readonly Grouped[]): readonly FooterColumn[] {
  const columns = new Map<string | null, string[]>();
  for (const { _id, group } of links) columns.set(group, [...(columns.get(group) ?? []), _id]);
  return [...columns].map(([group, ids]) => ({ group, ids }));
}

/** The order of all links after a column moved by one place. */
export function withColumnMoved(columns: readonly FooterColumn[], from: number, step: 1 | -1) {
  const column = columns[from];
  if (column === undefined) return columns.flatMap(({ ids }) => ids);
  return columns
    .toSpliced(from, 1)
    .toSpliced(from + step, 0, column)
    .flatMap(({ ids }) => ids);
}
