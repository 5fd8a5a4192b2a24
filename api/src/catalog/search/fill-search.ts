import { normalNameForm } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { noteChange } from '../../repository/tally';
import { repeat, type Job } from '../../jobs/repeat';
import { chemicalTable } from '../chemical/chemical.table';
import { indexChemicals } from './index-chemicals';
import { countedFields, describingFields, searchedFields } from './search-rows';

interface FillOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

const batch = 100;
/** Maximum number found by one query, which scans all chemicals. */
const maxBatch = 20_000;
const hour = 3_600_000;

/**
 * Indexes chemicals that were stored before the search existed or with an older normalization. Other processes may
 * run it at the same time; finished work survives a stop.
 */
export function startSearchFill({ database, log }: FillOptions): Job {
  let isStopped = false;
  const round = () => fillSearch(database, () => isStopped);
  const job = repeat({ name: 'search fill', pause: hour, round, log });
  return {
    async stop() {
      isStopped = true;
      await job.stop();
    },
  };
}

/** @returns how many chemicals were indexed */
export async function fillSearch(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let filled = 0;
  let before: number;
  do {
    before = filled;
    const missing = await findMissing(database);
    for (let from = 0; from < missing.length && !isStopped(); from += batch) {
      filled += await fill(database, missing.slice(from, from + batch));
    }
  } while (filled - before === maxBatch && !isStopped());
  return filled;
}

async function findMissing(database: Database): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id from chemical as record
    where not exists (
      select 1 from chemical_search
      where chemical_id = record._id and form = ${normalNameForm})
    limit ${maxBatch}`.execute(database);
  return rows.map(({ _id }) => _id);
}

const indexedColumns = sql.join(
  [...new Set([...searchedFields, ...describingFields, ...countedFields, 'applications'])].map(
    (field) => sql.ref(field),
  ),
);

/** Skips chemicals that are being written: their writer indexes them. */
async function fill(database: Database, ids: readonly string[]): Promise<number> {
  return database.transaction().execute(async (work) => {
    const { rows } = await sql<FieldValues>`
      select _id, ${indexedColumns} from chemical where _id in (${sql.join(ids)}) for update skip locked`.execute(
      work,
    );
    await indexChemicals(work, rows);
    await noteChange(work, chemicalTable.list.tally);
    return rows.length;
  });
}
