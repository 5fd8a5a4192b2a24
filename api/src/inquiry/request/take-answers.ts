import {
  costPer,
  type Decimal,
  maxOfferLines,
  type NamedRecords,
  type TakenAnswers,
} from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import { ApiProblem, worded } from '../../kernel/problem';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { readRows } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { makeOfferWithin } from '../offer/make-offer';
import { offerTable } from '../offer/offer.table';
import type { OfferRecord } from '../offer/prepare-offers';
import { askedSupplierTable } from './asked-supplier.table';
import { densityOf, namedOf } from './compare-answers';
import { lockedRequest, type RequestServices } from './make-request';
import { type TakenLine, takenLines } from './taken-lines';

interface Taking {
  readonly id: string;
  readonly chosen: TakenAnswers;
  readonly viewer: Viewer;
}

/**
 * Takes supplier, cost, currency and lead time of answers over into the inquiry's draft offer, which is made when there is
 * none. Those suppliers cannot change their answers any more.
 *
 * @throws ApiProblem `invalid` for what is no price, or one that the offer's unit cannot have
 */
export function takeAnswers(
  services: RequestServices,
  { id, chosen, viewer }: Taking,
): Promise<{ offerId: OfferRecord['_id']; taken: number }> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    const request = await lockedRequest(work, id);
    const taken = await takenLines(work, request, chosen);
    const offer = await draftOffer(work, services, { inquiryId: request.inquiryId, viewer });
    const named = await namedOf(work, request, [...taken.map(({ said }) => said), ...offer.lines]);
    const fields = offerFields(offer, taken, named);
    const context = { ...services, viewer };
    unwrapAll(
      await updateManyWithin(work, { ...context, table: offerTable }, [{ id: offer._id, fields }]),
    );
    const takenAt = new Date().toISOString();
    const used = new Set(taken.flatMap(({ asked }) => (asked.takenAt === null ? [asked._id] : [])));
    unwrapAll(
      await updateManyWithin(
        work,
        { ...context, table: askedSupplierTable },
        [...used].map((askedId) => ({ id: askedId, fields: { takenAt } })),
      ),
    );
    return { offerId: offer._id, taken: taken.length };
  });
}

async function draftOffer(
  work: Work,
  services: RequestServices,
  making: Parameters<typeof makeOfferWithin>[2],
): Promise<OfferRecord> {
  const offerId = await makeOfferWithin(work, services, making);
  const offer = (await readRows({ work, table: offerTable }, [offerId])).get(offerId);
  if (!offer) throw new Error('The draft that was just made is there');
  return offer;
}

type OfferLine = OfferRecord['lines'][number];

function offerFields(offer: OfferRecord, taken: readonly TakenLine[], named: NamedRecords) {
  const lines = [...offer.lines];
  const costs = new Map(offer.costs.map((cost) => [cost.key, cost]));
  const used = new Set<string>();
  const errors = taken.flatMap(({ line, asked, answer, said }, place) => {
    const found = lineFor(line, lines, used);
    const before = found ?? newLine(line);
    used.add(before.key);
    const unitId = before.unitId ?? said.unitId;
    const unitPrice = costPer(unitId, said, {
      units: named.units,
      density: densityOf(line, named),
    });
    const after = { ...before, unitId, leadTimeDays: said.leadTimeDays ?? before.leadTimeDays };
    const at = lines.findIndex(({ key }) => key === before.key);
    if (at < 0) lines.push(after);
    else lines[at] = after;
    if (unitPrice === null) return [unitProblem(place, { unitId, said, named })];
    const { currency } = answer;
    costs.set(before.key, { key: before.key, supplierId: asked.supplierId, unitPrice, currency });
    return [];
  });
  if (errors.length > 0) throw invalid(errors);
  if (lines.length > maxOfferLines) {
    throw new ApiProblem('in-use', worded`An offer has at most ${{ maxOfferLines }} lines.`);
  }
  return { lines, costs: [...costs.values()] };
}

interface Priced extends Pick<TakenLine, 'said'> {
  readonly unitId: string;
  readonly named: NamedRecords;
}

function unitProblem(place: number, { unitId, said, named }: Priced) {
  const symbol = (id: string) => named.units.get(id)?.symbol ?? 'an unknown unit';
  const text = worded`Priced per ${{ said: symbol(said.unitId) }}, but the line of the offer is in ${{ unit: symbol(unitId) }}`;
  return { path: `lines.${place}.askedId`, ...text };
}

/** The line of the offer for the same product, of those for the same amount first; each once. */
function lineFor(
  asked: TakenLine['line'],
  lines: readonly OfferLine[],
  used: ReadonlySet<string>,
): OfferLine | undefined {
  const same = lines.filter(
    (line) =>
      !used.has(line.key) &&
      line.chemicalId === asked.chemicalId &&
      (line.offeredForm ?? null) === asked.offeredForm &&
      line.grade === asked.grade &&
      (asked.chemicalId !== null || line.freeText === asked.freeText),
  );
  const isSameAmount = (line: OfferLine) =>
    isSame(line.quantity, asked.quantity) && line.unitId === asked.unitId;
  return same.find(isSameAmount) ?? same[0];
}

function isSame(one: Decimal | null, other: Decimal | null): boolean {
  return one === other || (one !== null && other !== null && Number(one) === Number(other));
}

function newLine(asked: TakenLine['line']): OfferLine {
  const { chemicalId, offeredForm, freeText, grade, quantity, unitId, packaging } = asked;
  return {
    chemicalId,
    offeredForm,
    freeText,
    grade,
    quantity,
    unitId,
    packaging,
    key: uuidv7(),
    unitPrice: null,
    discountPercent: null,
    asWritten: null,
    packSize: null,
    packUnitId: null,
    leadTimeDays: null,
  };
}
