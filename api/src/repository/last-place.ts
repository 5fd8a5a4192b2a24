import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { WriteContext } from './batch';
import { columnOf, living, source } from './columns';
import type { ResourceTable } from './resource-table';
import type { Draft, PreparedDraft } from './write-rules';

/** Gap between two `order` values, so that records can be placed between them by hand. */
export const placeStep = 10;

/** A `beforeWrite` that puts new records without an `order` behind all others. */
export async function placeLast(
  work: Work,
  drafts: readonly Draft[],
  { table }: Pick<WriteContext, 'table'>,
): Promise<PreparedDraft<{ order?: number }>[]> {
  const needPosition = drafts.some(isPlaceless);
  let last = needPosition ? await lastPosition(work, table) : 0;
  return drafts.map((draft) => {
    if (!isPlaceless(draft)) return { fields: {}, errors: [] };
    last += placeStep;
    return { fields: { order: last }, errors: [] };
  });
}

function isPlaceless({ record, before }: Draft): boolean {
  return before === undefined && record['order'] === 0;
}

async function lastPosition(work: Work, table: ResourceTable): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${columnOf(table, 'order')}) as last from ${source(table)}
    where ${living(table)}`.execute(work);
  return rows[0]?.last ?? 0;
}
