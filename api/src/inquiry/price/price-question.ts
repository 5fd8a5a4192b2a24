import { dayIn } from 'contract';
import { carriageAsSold, type Unit } from 'contract/catalog';
import type { PriceQuery } from 'contract/inquiry';
import type { PriceWanted } from 'contract/partner';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { notFound } from '../../kernel/problem';
import { namedRecords } from '../offer/named-records';

/** A question for a price with all that its answer depends on. */
export interface PriceQuestion {
  readonly wanted: PriceWanted;
  readonly units: ReadonlyMap<string, Pick<Unit, 'symbol' | 'dimension' | 'factor'>>;
  readonly customerId: string | null;
  readonly currency: string;
}

/** Completes what a line asks with today's date, the density of what is sold, and the customer of the inquiry. */
export async function priceQuestion(work: Work, query: PriceQuery): Promise<PriceQuestion> {
  const { inquiryId, chemicalId, offeredForm = null, currency } = query;
  const inquiry = await work
    .selectFrom('inquiry')
    .select('customerId')
    .where('_id', '=', inquiryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!inquiry) throw notFound('inquiry');
  const { chemicals } = await namedRecords(work, [{ chemicalId, unitId: null, packUnitId: null }]);
  const chemical = chemicals.get(chemicalId);
  const form = chemical?.offeredForms.find(({ name }) => name === offeredForm);
  const sold = form && chemical ? carriageAsSold(form, chemical) : chemical;
  const units = await work
    .selectFrom('unit')
    .select(['_id', 'symbol', 'dimension', 'factor'])
    .execute();
  const { timeZone } = await readCompany(work);
  return {
    wanted: {
      chemicalId,
      offeredForm,
      grade: query.grade ?? null,
      packSize: query.packSize ?? null,
      packUnitId: query.packUnitId ?? null,
      quantity: query.quantity ?? null,
      unitId: query.unitId ?? null,
      day: dayIn(timeZone, new Date()),
      density: sold?.density ?? null,
    },
    units: new Map(units.map(({ _id, ...unit }) => [_id, unit])),
    customerId: inquiry.customerId,
    currency,
  };
}
