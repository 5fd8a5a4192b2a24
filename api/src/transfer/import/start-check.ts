import type { FieldError } from 'contract';
import type { DecimalSign, ImportMapping } from 'contract/transfer';
import { sql } from 'kysely';
import { enqueueJob } from '../../jobs/job-queue';
import { ApiProblem } from '../../core/problem';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import type { Services } from '../../core/services';
import type { Viewer } from '../../core/viewer';
import type { TransferFormat } from '../format/transfer-format';
import { lockImport, readImport, type StoredImport } from './imports';
import { rememberColumns } from './remembered-columns';

interface CheckRequest {
  readonly format: TransferFormat;
  readonly id: string;
  readonly mapping: ImportMapping;
  readonly decimalSign?: DecimalSign | undefined;
  readonly viewer: Viewer;
}

/** Starts the dry run with a mapping; it can be repeated until the import has started. */
export async function startCheck(
  { database }: Services,
  { format, id, mapping, decimalSign, viewer }: CheckRequest,
): Promise<StoredImport> {
  await inTransaction(database, async (work) => {
    const stored = await lockImport(work, id);
    requireMapping(format, stored, mapping);
    requireRest(stored);
    const jobId = await enqueueJob(
      work,
      {
        kind: 'check',
        resource: stored.resource,
        label: `Check ${stored.fileName}`,
        payload: { importId: id, decimalSign },
        total: stored.rows,
      },
      viewer,
    );
    const columns = stored.columns.map(({ name }) => name);
    await rememberColumns(work, stored.resource, { columns, mapping });
    await sql`
      update import set state = 'checking', counts = null, job_id = ${jobId},
        mapping = ${JSON.stringify(mapping)}::jsonb
      where _id = ${id}`.execute(work);
  });
  return readImport(database, id);
}

/** @throws ApiProblem `invalid` with the invalid columns */
function requireMapping(
  format: TransferFormat,
  { columns }: StoredImport,
  mapping: ImportMapping,
): void {
  const errors: FieldError[] = [];
  const taken = new Map<string, string>();
  for (const [column, field] of Object.entries(mapping)) {
    const path = `mapping.${column}`;
    const known = format.columns.find(({ name }) => name === field);
    const other = taken.get(field);
    if (!columns.some(({ name }) => name === column)) {
      errors.push({ path, message: 'The file has no such column' });
    } else if (!known) errors.push({ path, message: `There is no field "${field}"` });
    else if (other !== undefined) {
      errors.push({ path, message: `The column "${other}" fills ${known.label} already` });
    }
    taken.set(field, other ?? column);
  }
  errors.push(...missing(format, taken));
  if (errors.length > 0) throw invalid(errors);
}

/** Updating requires a column that identifies records; adding requires a column for each required field. */
function missing(
  { resource, columns, identity }: TransferFormat,
  taken: ReadonlyMap<string, string>,
): FieldError[] {
  if (taken.has('_id') || identity.some(({ field }) => taken.has(field))) return [];
  return columns
    .filter(({ name }) => resource.fields[name]?.presence === 'required' && !taken.has(name))
    .map(({ label }) => ({ path: 'mapping', message: `Choose a column for ${label}` }));
}

function requireRest({ state }: StoredImport): void {
  if (state === 'checking' || state === 'importing') {
    throw new ApiProblem('in-use', 'A job is at work on this import. Wait for it, or cancel it.');
  }
  if (state === 'done') {
    throw new ApiProblem('in-use', 'This import is done. Send the file again to import it anew.');
  }
}
