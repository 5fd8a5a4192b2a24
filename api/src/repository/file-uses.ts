import { sql } from 'kysely';
import type { Work } from '../db/database';
import { later } from '../db/later';
import type { FieldValues } from './field-values';
import type { Written } from './write-rules';

/** The name of a stored upload: a UUIDv7 and a file extension. */
const storedName = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.[a-z0-9]{2,5}/g;

/** A UUID, a dot and an extension of two characters. */
const minNameLength = 39;

export interface FileUse {
  readonly name: string;
  readonly field: string;
}

/** The uploads that a record uses, in a field or within formatted text. */
export function fileUsesIn(record: FieldValues): FileUse[] {
  return Object.entries(record).flatMap(([field, value]) => {
    const text = textOf(value);
    return text === '' ? [] : [...new Set(text.match(storedName))].map((name) => ({ name, field }));
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.length < minNameLength ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  return Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value);
}

/** Syncs the recorded uses of uploads with the records that were written; those of their translations stay. */
export async function syncFileUses(
  work: Work,
  resource: string,
  writes: readonly (Pick<Written, 'id' | 'after'> & Partial<Pick<Written, 'before'>>)[],
): Promise<void> {
  const concerned = writes
    .map(({ id, before, after }) => ({
      id,
      had: before !== undefined && fileUsesIn(before).length > 0,
      uses: fileUsesIn(after),
    }))
    .filter(({ had, uses }) => had || uses.length > 0);
  if (concerned.length === 0) return;
  const formerly = concerned.filter(({ had }) => had).map(({ id }) => id);
  if (formerly.length > 0) {
    await work
      .deleteFrom('fileUse')
      .where('resource', '=', resource)
      .where('recordId', 'in', formerly)
      .where('field', 'not like', '%:%')
      .execute();
  }
  const rows = concerned.flatMap(({ id, uses }) =>
    uses.map((use) => ({ ...use, resource, record_id: id })),
  );
  if (rows.length === 0) return;
  await later(sql`
    insert into file_use (name, resource, record_id, field)
    select name, resource, record_id, field
    from jsonb_populate_recordset(null::file_use, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`).execute(work);
}
