import type { Database, Work } from '../../db/database';

/** Nobody sees the start list any more. */
export async function closeStartList(work: Database | Work): Promise<void> {
  await work
    .updateTable('startList')
    .set({ closedAt: new Date().toISOString() })
    .where('closedAt', 'is', null)
    .execute();
}
