/** Moves an item of a list; indexes count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

interface Identified {
  readonly _id: string;
}

/** Sorts records by these ids; records that are not named follow in their previous order. */
export function inOrderOf<Row extends Identified>(
  rows: readonly Row[],
  ids: readonly string[],
): readonly Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Row) => places.get(_id) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Reorders a part of all ids, within the positions that the part had. */
export function withPartInOrder(all: readonly string[], part: readonly string[]) {
  const isOfPart = new Set(part);
  const next = part.values();
  return all.map((id) => (isOfPart.has(id) ? (next.next().value ?? id) : id));
}
