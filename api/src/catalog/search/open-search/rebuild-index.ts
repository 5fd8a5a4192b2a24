import { sql } from 'kysely';
import { z } from 'zod';
import type { OpenSearchSettings } from '../../../core/search-settings';
import type { Database } from '../../../db/database';
import { indexBody, indexed, writeChemicals } from './chemical-index';
import { OpenSearchError, openSearchClient, type OpenSearchClient } from './open-search-client';
import { readChemicals } from './read-chemicals';

const batch = 1_000;
/** Milliseconds. */
const timeout = 30_000;

/**
 * Makes an index of all chemicals beside the one in use, then gives it the alias in its place. Searches go on
 * meanwhile; what is written meanwhile is sent again at the end, as the feed wrote it to the former index.
 *
 * @returns how many chemicals the index has
 */
export async function rebuildIndex(
  database: Database,
  { url, index: alias }: OpenSearchSettings,
): Promise<number> {
  const client = openSearchClient(url);
  const begun = await now(database);
  const index = `${alias}-${begun.replace(/\D/g, '').slice(0, 17)}`;
  await client({ method: 'PUT', path: `/${index}`, body: indexBody, timeout });
  let count: number;
  try {
    count = await fill(database, client, index);
    await client({ method: 'POST', path: `/${index}/_refresh`, timeout });
  } catch (error) {
    await client({ method: 'DELETE', path: `/${index}`, timeout }).catch(() => undefined);
    throw error;
  }
  await switchAlias(client, alias, index);
  await sql`
    insert into search_change (chemical_id, changed_at)
    select _id, clock_timestamp() from chemical
    where greatest(updated_at, deleted_at) >= ${begun}::timestamptz - interval '1 minute'
    on conflict (chemical_id) do update set changed_at = excluded.changed_at`.execute(database);
  return count;
}

async function now(database: Database): Promise<string> {
  const { rows } = await sql<{ time: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`.execute(
    database,
  );
  return rows[0]?.time ?? '';
}

async function fill(database: Database, client: OpenSearchClient, index: string): Promise<number> {
  let count = 0;
  let last: unknown = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const after = sql<boolean>`_id > ${last} and deleted_at is null`;
    const rows = await readChemicals(database, after, batch);
    const chemicals = rows.map((row) => indexed(String(row['_id']), row));
    await writeChemicals(client, { index, isAlias: false }, chemicals);
    count += rows.length;
    if (rows.length < batch) return count;
    last = rows.at(-1)?.['_id'];
  }
}

const Aliases = z.record(z.string(), z.unknown());

/** In one step, so that each search finds one of the two; the former indexes are removed in it. */
async function switchAlias(client: OpenSearchClient, alias: string, index: string): Promise<void> {
  const former = await namedBy(client, alias);
  const actions = [
    { add: { index, alias } },
    ...former.map((one) => ({ remove_index: { index: one } })),
  ];
  await client({ method: 'POST', path: '/_aliases', body: { actions }, timeout });
}

async function namedBy(client: OpenSearchClient, alias: string): Promise<string[]> {
  try {
    const found = await client({ method: 'GET', path: `/_alias/${alias}`, timeout });
    return Object.keys(Aliases.parse(found));
  } catch (error) {
    if (error instanceof OpenSearchError && error.status === 404) return [];
    throw error;
  }
}
