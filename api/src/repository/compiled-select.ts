import { LRUCache } from 'lru-cache';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database, Work } from '../db/database';
import type { JsonRow, Pool } from '../db/pool';

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** In characters: some 800 statements. Each search that staff type has its own. */
const maxSize = 4_000_000;
/** The statements of this process, by what they were built from. */
const compiled = new LRUCache<string, Compiled>({
  maxSize,
  sizeCalculation: ({ sql }, key) => sql.length + key.length,
});

/** Stands for a value that is filled in for each run. */
export function slot(name: string): string {
  return `${slotMark}${name}`;
}

const slotMark = '\u0000slot ';

export interface Select {
  /** Everything that the statement depends on, apart from the values of its slots. */
  readonly key: string;
  readonly build: () => RawBuilder<unknown>;
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly facts: number;
  readonly keys: readonly string[];
}

export interface SelectSource {
  readonly pool: Pool;
  readonly database: Database;
}

/** Runs a statement that is built and compiled once, and returns its records as JSON. */
export async function selectJson(
  { pool, database }: SelectSource,
  { key, build, slots = {}, facts, keys }: Select,
): Promise<JsonRow[]> {
  const { sql, parameters } = compiledOnce(database, key, build);
  const client = await pool.connect();
  try {
    const values = parameters.map((value) => filled(value, slots));
    return await client.select({ sql, parameters: values, facts, keys });
  } finally {
    client.release();
  }
}

/**
 * Runs a statement of a transaction that is built and compiled once.
 *
 * Guarantee: `build` says what the rows of its statement are.
 */
export async function runCompiled<Stored>(
  work: Work,
  {
    key,
    build,
    slots,
  }: Required<Pick<Select, 'key' | 'slots'>> & { readonly build: () => RawBuilder<Stored> },
): Promise<Stored[]> {
  const { sql, parameters } = compiledOnce(work, key, build);
  const values = parameters.map((value) => filled(value, slots));
  const { rows } = await work.executeQuery(CompiledQuery.raw(sql, values));
  return rows as Stored[];
}

function compiledOnce(
  database: Database | Work,
  key: string,
  build: () => RawBuilder<unknown>,
): Compiled {
  const known = compiled.get(key);
  if (known) return known;
  const { sql, parameters } = build().compile(database);
  const one = { sql, parameters };
  compiled.set(key, one);
  return one;
}

function filled(value: unknown, slots: Readonly<Record<string, unknown>>): unknown {
  const isSlot = typeof value === 'string' && value.startsWith(slotMark);
  return isSlot ? slots[value.slice(slotMark.length)] : value;
}
