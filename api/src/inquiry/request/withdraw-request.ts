import type { Work } from '../../db/database';
import { ApiProblem, notFound, worded } from '../../kernel/problem';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { readRows } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { askedSupplierTable } from './asked-supplier.table';
import { lockedRequest, type RequestServices } from './make-request';
import type { AskedRecord } from './request-keys';

/**
 * Ends the link of a supplier that has not answered. The same again changes nothing.
 *
 * @throws ApiProblem `in-use` after an answer
 */
export function withdrawRequest(
  services: RequestServices,
  { askedId, viewer }: { readonly askedId: string; readonly viewer: Viewer },
): Promise<AskedRecord> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    await lockedRequest(work, (await knownAsked(work, askedId)).requestId);
    const asked = await knownAsked(work, askedId);
    if (asked.state === 'withdrawn') return asked;
    if (asked.state === 'answered' || asked.state === 'declined') {
      throw new ApiProblem(
        'in-use',
        worded`${{ companyName: asked.companyName }} has answered already.`,
      );
    }
    const context = { ...services, viewer, table: askedSupplierTable };
    const fields = { withdrawnAt: new Date().toISOString() };
    const [changed] = unwrapAll(await updateManyWithin(work, context, [{ id: askedId, fields }]));
    return changed ?? asked;
  });
}

/** @throws ApiProblem `not-found` */
export async function knownAsked(work: Work, id: string): Promise<AskedRecord> {
  const asked = (await readRows({ work, table: askedSupplierTable }, [id])).get(id);
  if (!asked) throw notFound('asked supplier');
  return asked;
}
