import type { FieldError } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Row } from '../db/pool';
import { ApiProblem } from '../problem';
import { columnOf, living, source } from './columns';
import type { ResourceTable } from './resource-table';

/** Looks resources up by name; the tables of the whole API. */
export type TableRegistry = ReadonlyMap<string, ResourceTable>;

/**
 * Locks the records that the draft points to, so that none of them goes to the trash meanwhile.
 *
 * @returns an error for each field that points to a record that does not exist
 */
export async function lockReferences(
  work: Work,
  registry: TableRegistry,
  table: ResourceTable,
  changed: Row,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [path, field] of Object.entries(table.resource.fields)) {
    const target = field.references === undefined ? undefined : registry.get(field.references);
    const ids = idsIn(changed[path], field.referenceKey);
    if (!target || ids.length === 0) continue;
    const { rows } = await sql`
      select record._id from ${source(target)}
      where ${living(target)} and record._id in (${sql.join(ids)})
      order by record._id for share`.execute(work);
    const missing = ids.length - rows.length;
    if (missing > 0)
      errors.push({ path, message: `There is no such ${target.resource.label.one}` });
  }
  return errors;
}

/** @throws ApiProblem `in-use`, naming how many records point to this one and the first five of them. */
export async function refuseWhenInUse(
  work: Work,
  registry: TableRegistry,
  table: ResourceTable,
  id: string,
): Promise<void> {
  const users: string[] = [];
  for (const other of registry.values()) {
    for (const [path, field] of Object.entries(other.resource.fields)) {
      if (field.references === table.resource.name)
        users.push(...(await usersOf(work, other, path, id)));
    }
  }
  if (users.length === 0) return;
  const detail = `This ${table.resource.label.one} is in use by ${users.join('; ')}. Change or remove these first.`;
  throw new ApiProblem('in-use', detail);
}

async function usersOf(work: Work, table: ResourceTable, path: string, id: string) {
  const column = columnOf(table, path);
  const field = table.resource.fields[path];
  const item = field?.referenceKey === undefined ? id : { [field.referenceKey]: id };
  const points = Array.isArray(field?.fallback)
    ? sql`${column} @> ${JSON.stringify([item])}::jsonb`
    : sql`${column} = ${id}`;
  const { rows } = await sql<{ title: string; total: number }>`
    select ${columnOf(table, table.resource.title)} as title, count(*) over () as total
    from ${source(table)} where ${living(table)} and ${points}
    order by 1 limit 5`.execute(work);
  const [first] = rows;
  if (!first) return [];
  const { one, many } = table.resource.label;
  const names = rows.map((row) => row.title).join(', ');
  const more = first.total > rows.length ? ', …' : '';
  return [`${first.total} ${first.total === 1 ? one : many}: ${names}${more}`];
}

/** The distinct ids in a field's value: one, a list, or a list of objects that hold one under `key`. */
function idsIn(value: unknown, key: string | undefined): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const ids = key === undefined ? values : values.map((item) => Object(item)[key]);
  return [...new Set(ids.filter((item) => typeof item === 'string'))];
}
