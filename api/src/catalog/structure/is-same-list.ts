import { isSameValue } from '../../repository/same-value';

/** Lists are the same in any order; nothing and an empty list are the same. */
export function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isSameValue(one ?? null, other ?? null);
  const isIn = (item: unknown) => other.some((candidate) => isSameValue(item, candidate));
  return one.length === other.length && one.every(isIn);
}
