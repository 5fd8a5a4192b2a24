import { sql } from 'kysely';
import { hasId } from '../personal-data/conditions';
import { erasedField, scrubbed } from '../personal-data/erase-column';
import type { ErasedRow, PersonalTable } from '../personal-data/personal-table';
import type { Viewer } from '../kernel/viewer';
import type { Work } from '../db/database';
import { redactChanges } from '../record/audit/redact-changes';
import { inSnakeCase } from '../repository/columns';
import type { FieldChange } from '../repository/values';

interface History {
  /** Of rows of the audit. */
  readonly ids: readonly string[];
  readonly tables: readonly PersonalTable[];
  readonly erased: Omit<ErasedRow, 'row'>;
  readonly viewer: Viewer;
}

/**
 * Redacts the history: of the person's records, and of deleted ones that named them, every personal field; of others,
 * where it names the person.
 */
export async function redactHistory(
  work: Work,
  { ids, tables, erased, viewer }: History,
): Promise<void> {
  const owners = tables.filter(
    ({ kind, resource }) => kind === undefined && resource !== undefined,
  );
  const { records } = erased.person;
  const entries = await readEntries(work, ids, owners);
  const ownerOf = ({ resource, recordId, isGone }: Entry) =>
    isGone || records[resource]?.includes(recordId) === true ? resource : '';
  for (const resource of new Set(entries.map(ownerOf))) {
    const group = entries.filter((entry) => ownerOf(entry) === resource);
    const columns = owners.find((one) => one.resource === resource)?.columns ?? {};
    await redactChanges(
      work,
      group.map(({ _id }) => _id),
      (changes) => changes.map((change) => redacted(change, columns, { ...erased, row: {} })),
      // Requests in the history of an account are mostly the person's own.
      { viewer, withoutAddress: resource === 'admin' },
    );
  }
}

function redacted(
  change: FieldChange,
  columns: PersonalTable['columns'],
  erased: ErasedRow,
): FieldChange {
  const erase = columns[inSnakeCase(change.field)] ?? scrubbed;
  const from = erasedField(erase, change.from, erased);
  return { ...change, from, to: erasedField(erase, change.to, erased) };
}

interface Entry {
  readonly _id: string;
  readonly resource: string;
  readonly recordId: string;
  /** The record was deleted for good. */
  readonly isGone: boolean;
}

async function readEntries(
  work: Work,
  ids: readonly string[],
  owners: readonly PersonalTable[],
): Promise<Entry[]> {
  const gone = owners.map(
    ({ resource = '', table }) => sql`when ${resource} then not exists (
      select from ${sql.id(table)} as owner where owner._id = audit.record_id)`,
  );
  const { rows } = await sql<Entry>`
    select _id, resource, record_id,
      case resource ${sql.join(gone, sql` `)} else false end as is_gone
    from audit where ${hasId(sql`_id`, ids)}`.execute(work);
  return rows;
}
