import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OpenSearchSettings } from '../../../core/search-settings';
import type { Database, Work } from '../../../db/database';
import type { Message, Subscriber } from '../../../jobs/consumer';
import { type Job, repeat } from '../../../jobs/repeat';
import { anyOf } from '../../../repository/any-of';
import { indexed, writeChemicals } from './chemical-index';
import { openSearchClient, type OpenSearchClient } from './open-search-client';
import { readChemicals } from './read-chemicals';

const topics = ['add', 'update', 'remove', 'restore'].map((action) => `chemical.${action}`);
const Written = z.object({ recordId: z.uuid() });

/**
 * Notes which chemicals were written. The outbox does not wait for the search engine: an outage would hold up the mail
 * and webhooks behind it.
 */
export const searchSubscriber: Subscriber = {
  topics: async () => topics,
  async consume(work: Work, { topic, payload }: Message) {
    if (!topics.includes(topic)) return;
    const { recordId } = Written.parse(payload);
    await sql`
      insert into search_change (chemical_id, changed_at) values (${recordId}, clock_timestamp())
      on conflict (chemical_id) do update set changed_at = excluded.changed_at`.execute(work);
  },
};

/** For an installation without the search engine that it had: a later one starts with an index of everything. */
export async function forgetSearchChanges(database: Database): Promise<void> {
  await sql`delete from search_change`.execute(database);
}

const pause = 1_000;
/** Milliseconds until the next try after a failure. */
const rest = 10_000;
const batch = 500;

interface FeedOptions {
  readonly database: Database;
  readonly settings: OpenSearchSettings;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Sends what was written to OpenSearch; any number of processes may do so at once. */
export function startSearchFeed({ database, settings, log }: FeedOptions): Job {
  const client = openSearchClient(settings.url);
  let isLost = false;
  const round = async () => {
    try {
      while ((await feedSearch(database, client, settings.index)) === batch);
      isLost = false;
    } catch (error) {
      if (!isLost) log.warn({ err: error }, 'Chemicals wait to be indexed by OpenSearch');
      isLost = true;
    }
  };
  return repeat({ name: 'search feed', pause, round, rest: async () => (isLost ? rest : 0), log });
}

/**
 * Sends one batch to the index in use.
 *
 * @returns how many chemicals it had
 */
export async function feedSearch(
  database: Database,
  client: OpenSearchClient,
  alias: string,
): Promise<number> {
  const { rows: changes } = await sql<{ chemicalId: string; changedAt: string }>`
    select chemical_id, changed_at::text from search_change
    order by chemical_id limit ${batch}`.execute(database);
  if (changes.length === 0) return 0;
  const ids = changes.map(({ chemicalId }) => chemicalId);
  const among = sql<boolean>`_id = ${anyOf(ids, 'uuid')}`;
  const rows = await readChemicals(database, among, batch);
  const byId = new Map(rows.map((row) => [row['_id'], row]));
  const chemicals = ids.map((id) => indexed(id, byId.get(id)));
  await writeChemicals(client, { index: alias, isAlias: true }, chemicals);
  // What was written again meanwhile stays.
  await sql`
    delete from search_change as change
    using jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as sent ("chemicalId" uuid, "changedAt" timestamptz)
    where change.chemical_id = sent."chemicalId" and change.changed_at = sent."changedAt"`.execute(
    database,
  );
  return changes.length;
}
