import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Draft, Prepared } from '../repository/resource-table';

/** Room between two places, for statuses that are put there by hand. */
export const placeStep = 10;

/** Puts new statuses that name no place behind all others. */
export async function prepareStatuses(work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  const needPlace = drafts.some(isPlaceless);
  let last = needPlace ? await lastPlace(work) : 0;
  return drafts.map((draft) => {
    if (!isPlaceless(draft)) return { fields: {}, errors: [] };
    last += placeStep;
    return { fields: { order: last }, errors: [] };
  });
}

function isPlaceless({ record, before }: Draft): boolean {
  return before === undefined && record['order'] === 0;
}

async function lastPlace(work: Work): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max("order") as last from status where deleted_at is null`.execute(work);
  return rows[0]?.last ?? 0;
}
