import { units as unitResource } from 'contract/catalog';
import type { ShownRequest, ShownRequestContents } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { deliveryText } from '../letter/trade-words';
import type { KeyedRequest } from './request-keys';

/** The request as its supplier reads it: nothing of the customer, the inquiry and other suppliers. */
export async function shownRequest(work: Work, keyed: KeyedRequest): Promise<ShownRequest> {
  const { number, revision, answerBy } = keyed.request;
  const { state } = keyed.asked;
  const contents = keyed.hasEnded ? null : await contentsOf(work, keyed);
  return { number, revision, state, answerBy, contents };
}

async function contentsOf(
  work: Work,
  { request, asked }: KeyedRequest,
): Promise<ShownRequestContents> {
  const units = await work
    .selectFrom('unit')
    .select(['_id', 'symbol'])
    .where('deletedAt', 'is', null)
    .orderBy('dimension')
    .orderBy('factor')
    .orderBy('symbol')
    .execute();
  return {
    currency: request.currency,
    delivery: deliveryText(request),
    remarks: request.remarks,
    units: units.map(({ _id, symbol }) => ({ _id: unitResource.id.parse(_id), symbol })),
    answer: asked.answer,
    isTaken: asked.takenAt !== null,
    lines: request.lines.flatMap((line, place) => {
      const named = request.requestedLines[place];
      if (!named) return [];
      const { key, grade, quantity, unitId: unit, packaging, documentsWanted } = line;
      return [{ ...named, key, grade, quantity, unitId: unit, packaging, documentsWanted }];
    }),
  };
}
