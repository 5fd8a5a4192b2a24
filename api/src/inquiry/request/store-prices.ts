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
      const fields = priceOf(line, { source, validFrom, fromQuantity: minimumOf(line, taken) });
      if (fields === undefined || stored.has(placeOf(fields))) return [];
      stored.add(placeOf(fields));
      return [{ fields }];
    });
    const context = { ...services, viewer, table: supplierPriceTable };
    unwrapAll(await addManyWithin(work, context, added));
    return added.length;
  });
}

interface Head {
  readonly source: string;
  readonly validFrom: string;
  readonly fromQuantity: string | null;
}

/** The supplier's minimum; where a product is asked for in several amounts, a price is for its own and above. */
function minimumOf({ line, said, asked }: TakenLine, taken: readonly TakenLine[]): string | null {
  if (said.minimum !== null || line.unitId !== said.unitId) return said.minimum;
  const ofProduct = taken.filter(
    (other) =>
      other.asked.supplierId === asked.supplierId &&
      other.line.chemicalId === line.chemicalId &&
      other.line.offeredForm === line.offeredForm &&
      other.line.grade === line.grade,
  );
  return ofProduct.length > 1 ? line.quantity : null;
}

function priceOf(
  { line, asked, answer, said }: TakenLine,
  { source, validFrom, fromQuantity }: Head,
) {
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
    fromQuantity,
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

const placeFields = [
  'supplierId',
  'chemicalId',
  'offeredForm',
  'grade',
  'packaging',
  'packSize',
  'packUnitId',
  'unitId',
  'fromQuantity',
] as const;

type Placed = Readonly<Record<(typeof placeFields)[number], string | null>>;

function placeOf(price: Placed): string {
  return JSON.stringify(placeFields.map((field) => price[field]));
}

async function storedBefore(work: Work, source: string): Promise<Set<string>> {
  const rows = await work
    .selectFrom('supplierPrice')
    .select([...placeFields])
    .where('source', '=', source)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(placeOf));
}
