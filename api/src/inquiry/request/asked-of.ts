import type { Work } from '../../db/database';
import { readRows } from '../../repository/rows';
import { askedSupplierTable } from './asked-supplier.table';
import type { AskedRecord } from './request-keys';

/** The suppliers that a request went to, by name. */
export async function askedOf(work: Work, requestId: string): Promise<AskedRecord[]> {
  const ids = await work
    .selectFrom('askedSupplier')
    .select('_id')
    .where('requestId', '=', requestId)
    .where('deletedAt', 'is', null)
    .execute();
  const rows = await readRows(
    { work, table: askedSupplierTable },
    ids.map(({ _id }) => _id),
  );
  return [...rows.values()].toSorted((one, other) =>
    one.companyName.localeCompare(other.companyName),
  );
}
