import { numbersOfRow } from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import type { RegulatoryEditionRow } from './regulation-rows';
import { readTableFile, type TableFile } from './table-files';

const kinds = ['annex-vi', 'adr'] as const;

/** Loads the regulatory tables that a database does not have. Another edition that staff imported stays. */
export async function loadRegulatoryTables(database: Database): Promise<void> {
  const loaded = await database.selectFrom('regulatoryEdition').select('kind').execute();
  const missing = kinds.filter((kind) => !loaded.some((row) => row.kind === kind));
  if (missing.length === 0) return;
  const files = await Promise.all(missing.map(readTableFile));
  await database.transaction().execute(async (work) => {
    // Several processes may start at once.
    await sql`lock table regulatory_edition in share row exclusive mode`.execute(work);
    for (const [index, kind] of missing.entries()) {
      const file = files[index];
      if (file && !(await isLoaded(work, kind))) await storeTable(work, kind, file);
    }
  });
}

async function isLoaded(work: Work, kind: RegulatoryEditionRow['kind']): Promise<boolean> {
  const { rows } = await sql`select 1 from regulatory_edition where kind = ${kind}`.execute(work);
  return rows.length > 0;
}

/** Replaces a table by a file, in two statements. */
export async function storeTable(
  work: Work,
  kind: RegulatoryEditionRow['kind'],
  { rows, title, edition, source, published }: TableFile,
): Promise<void> {
  const facts = { title, edition, source, published, entries: rows.length };
  const row = { kind, ...facts, loadedAt: new Date().toISOString() };
  await work
    .insertInto('regulatoryEdition')
    .values(row)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
  await (kind === 'adr' ? storeLines(work, rows) : storeEntries(work, rows));
}

async function storeEntries(work: Work, rows: readonly string[]): Promise<void> {
  const entries = rows.map((cells) => {
    const { indexNumber, casNumbers, ecNumbers, appliesFrom } = numbersOfRow(cells);
    const numbers = { cas_numbers: casNumbers, ec_numbers: ecNumbers };
    return { index_number: indexNumber, applies_from: appliesFrom, ...numbers, cells };
  });
  await sql`delete from harmonised_entry`.execute(work);
  await sql`
    insert into harmonised_entry (index_number, applies_from, cas_numbers, ec_numbers, cells)
    select index_number, applies_from, cas_numbers, ec_numbers, cells
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (index_number text, applies_from date, cas_numbers text[], ec_numbers text[], cells text)`.execute(
    work,
  );
}

async function storeLines(work: Work, rows: readonly string[]): Promise<void> {
  const lines = rows.map((cells, place) => ({ place, un_number: cells.slice(0, 6), cells }));
  await sql`delete from transport_line`.execute(work);
  await sql`
    insert into transport_line (place, un_number, cells)
    select place, un_number, cells
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (place integer, un_number text, cells text)`.execute(work);
}
