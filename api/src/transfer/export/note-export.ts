import { actorOf, type Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';
import type { FieldChange } from '../../repository/values';

/** The batches, and once no more of them are read, whyever, the number of their rows. */
export async function* audited<Item>(
  batches: AsyncIterable<readonly Item[]>,
  note: (rows: number) => Promise<void>,
): AsyncGenerator<readonly Item[]> {
  let rows = 0;
  try {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  } finally {
    await note(rows);
  }
}

/** The parameters of an export as the audit has them; of selected records the number. */
export function filterChanges({
  ids,
  ...filters
}: FieldValues & {
  readonly ids?: readonly string[] | undefined;
}): FieldChange[] {
  const selected = ids === undefined ? {} : { selected: ids.length };
  return Object.entries({ ...selected, ...filters })
    .filter(([, value]) => value !== undefined)
    .map(([field, to]) => ({ field, from: null, to }));
}

interface MadeExport {
  /** What was exported. */
  readonly resource: string;
  readonly rows: number;
  readonly changes: readonly FieldChange[];
}

/** Writes to the audit what left in a file. */
export async function noteExport(
  database: Database,
  viewer: Viewer,
  { resource, rows, changes }: MadeExport,
): Promise<void> {
  const all = [{ field: 'rows', from: null, to: rows }, ...changes];
  await inTransaction(database, (work) =>
    recordEvent(work, actorOf(viewer), { action: 'export', resource, changes: all }),
  );
}
