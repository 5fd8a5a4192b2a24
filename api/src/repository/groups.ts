import { maxGroups } from 'contract';
import type { RecordGroup } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { maySee } from '../kernel/permission';
import { invalidField, worded } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import { columnOf, source } from './columns';
import { hiddenFields, requireReadable } from './hidden-fields';
import type { ResourceTable } from './resource-table';
import type { TableRegistry } from './references';

/** What a list is grouped by, as text. */
function valueOf(table: ResourceTable, by: string): RawBuilder<string | null> {
  if (table.resource.groups?.includes(by) !== true)
    throw invalidField(
      'by',
      worded`Lists of ${{ many: table.resource.label.many }} are not grouped by this`,
    );
  const value = table.list?.groups?.[by]?.value ?? columnOf(table, by);
  return sql<string | null>`(${value})::text`;
}

/** The records of one group, given as the filter `inGroup`. */
export function inGroup(table: ResourceTable, group: string): RawBuilder<boolean> {
  const end = group.indexOf(':');
  const value = valueOf(table, group.slice(0, end));
  const given = group.slice(end + 1);
  return given === '' ? sql<boolean>`${value} is null` : sql<boolean>`${value} = ${given}`;
}

interface GroupsOptions {
  readonly table: ResourceTable;
  readonly tables: TableRegistry;
  readonly by: string;
  /** Which records are grouped. */
  readonly condition: RawBuilder<boolean>;
  readonly viewer: Viewer;
}

interface FoundGroup {
  readonly value: string | null;
  readonly label: string | null;
  readonly count: number;
  readonly sums: Record<string, number>;
  readonly others: number;
}

/**
 * Counts and sums the records of a list by a field: the largest groups first, the one without a value last.
 *
 * @throws ApiProblem `not-permitted` for a field that the viewer may not see
 */
export async function readGroups(
  database: Database,
  { table, tables, by, condition, viewer }: GroupsOptions,
): Promise<{ groups: RecordGroup[]; others: number }> {
  const value = valueOf(table, by);
  requireReadable(table.resource, { sort: by }, viewer);
  const hidden = hiddenFields(table.resource, viewer);
  const names = Object.keys(table.resource.sums ?? {}).filter((name) => !hidden.has(name));
  const sums = names.map(
    (name) =>
      sql`${sql.lit(name)}::text, coalesce(sum(${table.list?.sums?.[name] ?? columnOf(table, name)}), 0)`,
  );
  const { rows } = await sql<FoundGroup>`
    select value, ${labelOf({ table, tables, by, viewer })} as label, count, sums,
      (total - sum(count) over ())::double precision as others
    from (
      select ${value} as value, count(*)::double precision as count,
        ${sums.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(sums)})`} as sums,
        sum(count(*)) over () as total
      from ${source(table)} where ${condition}
      group by 1 order by (${value}) is null, count desc, value limit ${maxGroups}) as found
    order by value is null, count desc, value`.execute(database);
  return {
    groups: rows.map(({ others: _others, ...group }) => group),
    others: rows[0]?.others ?? 0,
  };
}

/** The title of the record that a value refers to, if the viewer may see such records. */
function labelOf({ table, tables, by, viewer }: Omit<GroupsOptions, 'condition'>) {
  const value = sql<string>`found.value`;
  const { references } = table.resource.fields[by] ?? {};
  const target = typeof references === 'string' ? tables.get(references) : undefined;
  if (target === undefined || !maySee(viewer, target.resource))
    return table.list?.groups?.[by]?.label?.(value) ?? sql`null::text`;
  return sql`(select ${columnOf(target, target.resource.title)} from ${source(target)}
    where record._id::text = ${value})`;
}
