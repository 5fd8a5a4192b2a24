/** A list with the item at one place moved to another; places count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

interface Identified {
  readonly _id: string;
}

/** Records in the order of these ids; those that are not named follow as they were. */
export function inOrderOf<Row extends Identified>(
  rows: readonly Row[],
  ids: readonly string[],
): readonly Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Row) => places.get(_id) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** All ids, those of a part in a new order: each takes a place that one of the part had. */
export function withPartInOrder(all: readonly string[], part: readonly string[]) {
  const isOfPart = new Set(part);
  const next = part.values();
  return all.map((id) => (isOfPart.has(id) ? (next.next().value ?? id) : id));
}
