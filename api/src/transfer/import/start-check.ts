import type { FieldError } from 'contract';
import type { DecimalSign, ImportChoices, ImportMapping } from 'contract/transfer';
import { sql } from 'kysely';
import { enqueueJob } from '../../jobs/job-queue';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { TransferFormat } from '../format/transfer-format';
import { lockImport, readImport, type StoredImport } from './imports';
import { rememberColumns } from './remembered-columns';
import { rememberValues } from './remembered-values';
import { requireRest } from './require-rest';

interface CheckRequest {
  readonly format: TransferFormat;
  readonly id: string;
  readonly mapping: ImportMapping;
  readonly decimalSign?: DecimalSign | undefined;
  readonly choices?: ImportChoices | undefined;
  readonly viewer: Viewer;
}

/** Starts the dry run with a mapping; it can be repeated until the import has started. */
export async function startCheck(
  { database }: Services,
  { format, id, mapping, decimalSign, choices = {}, viewer }: CheckRequest,
): Promise<StoredImport> {
  const sign = decimalSign ?? choices.decimalSign;
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
        payload: { importId: id, decimalSign: sign },
        total: stored.rows,
      },
      viewer,
    );
    const columns = stored.columns.map(({ name }) => name);
    await rememberColumns(work, stored.resource, { columns, mapping });
    await rememberValues(work, stored.resource, choices.values ?? {});
    await sql`
      update import set state = 'checking', counts = null, job_id = ${jobId},
        mapping = ${JSON.stringify(mapping)}::jsonb,
        choices = ${JSON.stringify({ ...withPolicy(choices, mapping), decimalSign: sign })}::jsonb
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

/** A file with the records' ids is our own, and says what each of them shall be; others fill what is missing. */
function withPolicy(choices: ImportChoices, mapping: ImportMapping): ImportChoices {
  const isOwn = Object.values(mapping).includes('_id');
  return { ...choices, policy: choices.policy ?? (isOwn ? 'overwrite' : 'fill') };
}
