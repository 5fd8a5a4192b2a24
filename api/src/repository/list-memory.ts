import { LRUCache } from 'lru-cache';
import type { Pool } from '../db/pool';

/** Where a page starts: at a record, or behind one. */
export interface PageStart {
  readonly isBehind: boolean;
  /** The sort key and the `_id` of the record. */
  readonly key: readonly unknown[];
}

/** Something that is true in one state of a tally. */
interface Noted<Value> {
  readonly state: unknown;
  readonly value: Value;
}

/** Ids of records in all remembered pages. */
const maxIds = 100_000;

/**
 * What a process remembers of lists with a tally: totals, where pages start, and the ids of the records on pages of
 * filtered lists. Used only in the state it was read in.
 */
export class ListMemory {
  readonly totals = new LRUCache<string, Noted<number>>({ max: 1_000 });
  readonly starts = new LRUCache<string, Noted<PageStart>>({ max: 5_000 });
  readonly pages = new LRUCache<string, Noted<readonly string[]>>({
    maxSize: maxIds,
    sizeCalculation: ({ value }) => value.length,
  });
}

const memories = new WeakMap<Pool, ListMemory>();

export function memoryOf(pool: Pool): ListMemory {
  const known = memories.get(pool) ?? new ListMemory();
  memories.set(pool, known);
  return known;
}
