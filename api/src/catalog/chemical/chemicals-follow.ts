import type { chemicals, subCategories, subSubCategories } from 'contract/catalog';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { PatchOf } from '../../repository/record-of';
import type { Written } from '../../repository/write-rules';
import { mendTrashed } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import type { WriteContext } from '../../repository/batch';
import { updateManyWithin } from '../../repository/write-batch';
import { chemicalTable } from './chemical.table';

/** Chemicals per statement. */
const batchSize = 1000;

/**
 * Sets the new category on all chemicals of moved subcategories, each with a history entry. Runs within the
 * transaction of the move.
 */
export async function followSubCategories(
  work: Work,
  writes: readonly Written<typeof subCategories>[],
  context: WriteContext,
): Promise<void> {
  const moved = writes.filter(
    ({ before, after }) => before && before.categoryId !== after.categoryId,
  );
  for (const { id, after } of moved) {
    const fields = { categoryId: after.categoryId };
    await follow(work, context, { column: 'sub_category_id', id, fields });
  }
}

/** The same for sub-subcategories, whose chemicals get both levels above. */
export async function followSubSubCategories(
  work: Work,
  writes: readonly Written<typeof subSubCategories>[],
  context: WriteContext,
): Promise<void> {
  const moved = writes.filter(
    ({ before, after }) => before && before.subCategoryId !== after.subCategoryId,
  );
  if (moved.length === 0) return;
  const parentIds = moved.map(({ after }) => after.subCategoryId);
  const above = await work
    .selectFrom('category')
    .select(['_id', 'parentId'])
    .where('_id', 'in', parentIds)
    .execute();
  const categoryIds = new Map(above.map(({ _id, parentId }) => [_id, parentId]));
  for (const [index, { id }] of moved.entries()) {
    const subCategoryId = parentIds[index] ?? '';
    const fields = { categoryId: categoryIds.get(subCategoryId) ?? null, subCategoryId };
    await follow(work, context, { column: 'sub_sub_category_id', id, fields });
  }
}

interface Follow {
  readonly column: 'sub_category_id' | 'sub_sub_category_id';
  readonly id: string;
  readonly fields: PatchOf<typeof chemicals>;
}

/** Chemicals in the trash are updated too, so that they can be restored. */
async function follow(work: Work, context: WriteContext, { column, id, fields }: Follow) {
  await mendTrashed({ work, table: chemicalTable }, sql`${sql.ref(column)} = ${id}`, fields);
  const { rows } = await sql<{ _id: string }>`
    select _id from chemical where ${sql.ref(column)} = ${id} and deleted_at is null
    order by _id`.execute(work);
  for (let start = 0; start < rows.length; start += batchSize) {
    const patches = rows.slice(start, start + batchSize).map(({ _id }) => ({ id: _id, fields }));
    unwrapAll(await updateManyWithin(work, { ...context, table: chemicalTable }, patches));
  }
}
