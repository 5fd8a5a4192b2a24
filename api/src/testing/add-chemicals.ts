import { inTransaction } from '../repository/in-transaction';
import { parseNew, unwrapAll } from '../repository/write';
import { addManyWithin } from '../repository/write-batch';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import type { Services } from '../core/services';
import { system } from '../core/viewer';

/**
 * Adds many chemicals in one batch, much faster than by single requests.
 *
 * @returns their ids, in the order of the bodies
 */
export async function addChemicals(
  { database, tables: registry }: Services,
  bodies: readonly object[],
): Promise<string[]> {
  const context = { database, registry, table: chemicalTable, viewer: system };
  const given = await Promise.all(bodies.map((body) => parseNew(chemicalTable, body)));
  const added = await inTransaction(database, async (work) =>
    unwrapAll(await addManyWithin(work, context, given)),
  );
  return added.map(({ _id }) => _id);
}
