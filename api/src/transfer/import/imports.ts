import type { Import, ImportState } from 'contract/transfer';
import { adminName } from '../../repository/admin-name';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { notFound } from '../../kernel/problem';

/** An import, with the state that its job left. */
export interface StoredImport extends Import {
  /** The stored name of the file. */
  readonly file: string;
  /** Who uploaded it. */
  readonly adminId: string | null;
  /** Number of rows in the file, without empty ones. */
  readonly rows: number;
}

/** A failed or cancelled job leaves the import's own state unchanged. */
const shown = sql`
  import._id, import.resource, import.file, import.file_name, import.format, import.columns,
  import.mapping, import.reading, import.choices, import.rows, import.counts, import.job_id, import.created_at, import.admin_id, job.problem,
  case when import.state in ('checking', 'importing') and job.state in ('failed', 'cancelled')
    then job.state else import.state end as state,
  ${adminName} as by`;

const joined = sql`
  import left join job on job._id = import.job_id
  left join admin on admin._id = import.admin_id`;

/** @throws ApiProblem `not-found` */
export async function readImport(database: Database | Work, id: string): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`
    select ${shown} from ${joined} where import._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('import');
  return rows[0];
}

/** Reads the import and locks it until the transaction ends. */
export async function lockImport(work: Work, id: string): Promise<StoredImport> {
  await sql`select 1 from import where _id = ${id} for update`.execute(work);
  return readImport(work, id);
}

export interface ImportQuery {
  readonly resource: string;
  readonly page: number;
  readonly pageSize: number;
}

export async function listImports(database: Database, { resource, page, pageSize }: ImportQuery) {
  const { rows } = await sql<StoredImport & { total: number }>`
    select ${shown}, count(*) over () as total from ${joined}
    where import.resource = ${resource}
    order by import.created_at desc, import._id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { data: rows, total: rows[0]?.total ?? 0, page, pageSize };
}

/** Counts the rows by verdict and records the end of a job. */
export async function settleImport(work: Work, id: string, state: ImportState): Promise<void> {
  await sql`
    update import set state = ${state}, counts = (
      select jsonb_build_object(
        'new', count(*) filter (where verdict = 'new'),
        'changed', count(*) filter (where verdict = 'changed'),
        'unchanged', count(*) filter (where verdict = 'unchanged'),
        'wrong', count(*) filter (where verdict = 'wrong'))
      from import_row where import_id = ${id})
    where _id = ${id}`.execute(work);
}
