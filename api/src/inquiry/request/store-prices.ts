import { dayIn } from 'contract';
import type { TakenAnswers } from 'contract/inquiry';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { supplierPriceTable } from '../../partner/supplier-price.table';
import { inTransaction } from '../../repository/in-transaction';
import { unwrapAll } from '../../repository/write';
import { addManyWithin } from '../../repository/write-batch';
import { lockedRequest, type RequestServices } from './make-request';
import { type TakenLine, takenLines } from './taken-lines';

interface Storing {
  readonly id: string;
  readonly chosen: TakenAnswers;
  readonly viewer: Viewer;
}

/**
 * Stores answers as prices of the suppliers' links, from today to the end of their validity, with the request's number as
 * their source. What names no chemical, has ended or was stored before is left out.
 *
 * @returns how many were stored
 */
export function storePrices(
  services: RequestServices,
  { id, chosen, viewer }: Storing,
): Promise<number> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    const request = await lockedRequest(work, id);
    const source = `${request.number}, version ${request.revision}`;
    const { timeZone } = await readCompany(work);
    const validFrom = dayIn(timeZone, new Date());
    const taken = await takenLines(work, request, chosen);
    const stored = await storedBefore(work, source);
    const added = taken.flatMap((line) => {
      const fields = priceOf(line, { source, validFrom });
      return fields === undefined || stored.has(placeOf(fields)) ? [] : [{ fields }];
    });
    const context = { ...services, viewer, table: supplierPriceTable };
    unwrapAll(await addManyWithin(work, context, added));
    return added.length;
  });
}

interface Head {
  readonly source: string;
  readonly validFrom: string;
}

function priceOf({ line, asked, answer, said }: TakenLine, { source, validFrom }: Head) {
  const validUntil = said.validUntil ?? answer.validUntil;
  if (line.chemicalId === null || (validUntil !== null && validUntil < validFrom)) return undefined;
  return {
    supplierId: asked.supplierId,
    chemicalId: line.chemicalId,
    offeredForm: line.offeredForm,
    grade: line.grade,
    packaging: said.packaging,
    packSize: said.packSize,
    packUnitId: said.packUnitId,
    unitPrice: said.unitPrice,
    unitId: said.unitId,
    fromQuantity: said.minimum,
    validFrom,
    validUntil,
    currency: answer.currency,
    incoterm: answer.incoterm,
    place: answer.place,
    leadTimeDays: said.leadTimeDays,
    source,
    sourceFile: null,
  };
}

type Placed = Readonly<Record<'supplierId' | 'chemicalId', string>> &
  Readonly<Record<'offeredForm' | 'grade' | 'fromQuantity', string | null>>;

function placeOf({ supplierId, chemicalId, offeredForm, grade, fromQuantity }: Placed): string {
  return JSON.stringify([supplierId, chemicalId, offeredForm, grade, fromQuantity]);
}

async function storedBefore(work: Work, source: string): Promise<ReadonlySet<string>> {
  const rows = await work
    .selectFrom('supplierPrice')
    .select(['supplierId', 'chemicalId', 'offeredForm', 'grade', 'fromQuantity'])
    .where('source', '=', source)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(placeOf));
}
