import type { ImportError, ImportRow, ImportVerdict } from 'contract/transfer';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { FieldChange } from '../../repository/values';

/** A row of the file after the dry run. */
export interface JudgedRow {
  readonly number: number;
  readonly verdict: ImportVerdict;
  readonly title: string;
  readonly recordId: string | null;
  readonly input: FieldValues;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly ImportError[];
}

/** Inserts judged rows with one statement. A new record's changes equal its input and are not stored twice. */
export async function insertRows(
  work: Work,
  importId: string,
  rows: readonly JudgedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map((row) => (row.verdict === 'new' ? { ...row, changes: [] } : row));
  await sql`
    insert into import_row
      (import_id, number, verdict, title, record_id, input, changes, errors, is_written)
    select ${importId}, number, verdict, title, "recordId", input, changes, errors, false
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given (
      number integer, verdict text, title text, "recordId" uuid, input jsonb, changes jsonb,
      errors jsonb)`.execute(work);
}

/** The outcome of writing a row. */
export interface RowOutcome {
  readonly number: number;
  readonly verdict: ImportVerdict;
  readonly recordId: string | null;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly ImportError[];
  readonly isWritten: boolean;
}

/** Marks rows as done within the transaction of their writes; warnings of the dry run are kept. */
export async function markRows(
  work: Work,
  importId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const stored = outcomes.map((row) => (row.verdict === 'new' ? { ...row, changes: [] } : row));
  await sql`
    update import_row set verdict = given.verdict, record_id = given."recordId",
      changes = given.changes, is_written = given."isWritten",
      errors = case when given.verdict = 'wrong' then given.errors else import_row.errors end
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given (
      number integer, verdict text, "recordId" uuid, changes jsonb, errors jsonb,
      "isWritten" boolean)
    where import_id = ${importId} and import_row.number = given.number`.execute(work);
}

/** Deletes rows of an earlier dry run. @returns whether there are more */
export async function clearRows(work: Work, importId: string): Promise<boolean> {
  const batch = 5_000;
  const { rows } = await sql`
    delete from import_row where import_id = ${importId} and number in (
      select number from import_row where import_id = ${importId} limit ${batch})
    returning 1`.execute(work);
  return rows.length === batch;
}

export interface RowToWrite {
  readonly number: number;
  readonly title: string;
  readonly input: FieldValues;
}

/** The next rows still to be written. */
export async function rowsToWrite(
  database: Database,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<RowToWrite[]> {
  const { rows } = await sql<RowToWrite>`
    select number, title, input from import_row
    where import_id = ${importId} and number > ${after}
      and verdict in ('new', 'changed') and not is_written
    order by number limit ${limit}`.execute(database);
  return rows;
}

export interface RowQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly verdict?: ImportVerdict | undefined;
}

/** A row with its values. */
export interface StoredRow extends ImportRow {
  readonly input: FieldValues;
}

/** For a new record, its input serves as changes. */
const shown = sql`
  number, verdict, title, record_id, errors, is_written, input,
  case when verdict = 'new' then (
    select coalesce(jsonb_agg(jsonb_build_object('field', key, 'from', null, 'to', value)), '[]')
    from jsonb_each(input - '_id')) else changes end as changes`;

export async function listRows(
  database: Database,
  importId: string,
  { page, pageSize, verdict }: RowQuery,
) {
  const condition = sql`import_id = ${importId}
    and (${verdict ?? null}::text is null or verdict = ${verdict ?? null})`;
  const counted = await sql<{ total: number }>`
    select count(*) as total from import_row where ${condition}`.execute(database);
  const { rows } = await sql<StoredRow>`
    select ${shown} from import_row where ${condition}
    order by number limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { data: rows, total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** All rows in order, some hundreds at a time. */
export async function* allRows(database: Database, importId: string): AsyncGenerator<StoredRow[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select ${shown} from import_row where import_id = ${importId} and number > ${after}
      order by number limit 500`.execute(database);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? after;
  }
}
