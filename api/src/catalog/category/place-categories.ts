import type { CategoryLevel } from 'contract/catalog';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalidField, notFound, worded } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';
import { unwrapAll } from '../../repository/write';
import type { WriteContext } from '../../repository/batch';
import { updateManyWithin } from '../../repository/write-batch';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './category.table';

/** The new order of one level's categories below one parent; listed categories of another parent move there. */
export interface Placement {
  readonly level: CategoryLevel;
  /** Null for the first level. */
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

interface LevelTables {
  readonly table: ResourceTable;
  /** The field with the parent's id. */
  readonly parent: string | undefined;
  /** The table of the parent. */
  readonly above: ResourceTable | undefined;
}

const levels: Readonly<Record<CategoryLevel, LevelTables>> = {
  category: { table: categoryTable, parent: undefined, above: undefined },
  subCategory: { table: subCategoryTable, parent: 'categoryId', above: categoryTable },
  subSubCategory: { table: subSubCategoryTable, parent: 'subCategoryId', above: subCategoryTable },
};

const levelTables = [categoryTable, subCategoryTable, subSubCategoryTable];

/**
 * Reorders categories, all or none. Categories of the same parent that are not named follow in their present order,
 * so that no two have the same `order`.
 *
 * @throws ApiProblem `not-found` for an unknown id, `invalid` for a parent or a category of another level,
 * `duplicate` when another one below the parent has the same slug
 */
export async function placeCategories(
  work: Work,
  context: Omit<WriteContext, 'table'>,
  { level, parentId, ids }: Placement,
): Promise<void> {
  const { table, parent, above } = levels[level];
  await waitForOthers(work);
  if (above && parentId !== null) await requireParent(work, above, parentId);
  await requireLevel(work, table, ids);
  const moved = parent === undefined ? {} : { [parent]: parentId };
  const followers = await othersBelow(work, table, { level, parentId, ids });
  const patches = [
    ...ids.map((id, order) => ({ id, fields: { order, ...moved } })),
    ...followers.map((id, index) => ({ id, fields: { order: ids.length + index } })),
  ];
  unwrapAll(await updateManyWithin(work, { ...context, table }, patches));
}

/** Serializes reorderings: each starts from the order that the previous one made. */
async function waitForOthers(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('category order'))`.execute(work);
}

async function requireParent(work: Work, above: ResourceTable, parentId: string): Promise<void> {
  const known = await levelsOf(work, [parentId]);
  if (known.get(parentId) === above.fixed?.['level']) return;
  throw invalidField('parentId', worded`There is no such ${{ one: above.resource.label.one }}`);
}

async function requireLevel(
  work: Work,
  table: ResourceTable,
  ids: readonly string[],
): Promise<void> {
  const known = await levelsOf(work, ids);
  const { one } = table.resource.label;
  for (const [index, id] of ids.entries()) {
    const level = known.get(id);
    if (level === undefined) throw notFound(one);
    if (level === table.fixed?.['level']) continue;
    const actual = levelTables[level - 1]?.resource.label.one ?? 'category';
    throw invalidField(
      `ids.${index}`,
      worded`This is a ${{ actual }}, which cannot stand where a ${{ one }} does`,
    );
  }
}

async function levelsOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await work
    .selectFrom('category')
    .select(['_id', 'level'])
    .where('_id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ _id, level }) => [_id, level]));
}

/** The ids below the parent that the placement does not name, in their present order. */
async function othersBelow(
  work: Work,
  { fixed }: ResourceTable,
  { parentId, ids }: Placement,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id from category
    where level = ${fixed?.['level']} and parent_id is not distinct from ${parentId}::uuid
      and deleted_at is null and _id not in (${sql.join(ids)})
    order by "order", lower(name), _id`.execute(work);
  return rows.map(({ _id }) => _id);
}
