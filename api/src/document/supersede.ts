import type { Work } from '../db/database';
import { actorId } from '../kernel/viewer';
import type { WriteContext } from '../repository/batch';
import { unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { documentTable } from './document.table';

type DocumentContext = Omit<WriteContext, 'table'>;

/** Makes documents former ones, from now on. */
export async function supersede(
  work: Work,
  context: DocumentContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const fields = {
    supersededAt: new Date().toISOString(),
    supersededBy: actorId(context.viewer),
  };
  const patches = ids.map((id) => ({ id, fields }));
  unwrapAll(await updateManyWithin(work, { ...context, table: documentTable }, patches));
}
