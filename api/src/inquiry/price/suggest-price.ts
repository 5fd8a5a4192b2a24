import type { PriceQuery, SuggestedPrice } from 'contract/inquiry';
import { chosenSalesPrice } from 'contract/partner';
import type { Work } from '../../db/database';
import { priceQuestion } from './price-question';

/** The sales price that is valid today for a line of an offer. */
export async function suggestPrice(work: Work, query: PriceQuery): Promise<SuggestedPrice> {
  const question = await priceQuestion(work, query);
  const prices = await work
    .selectFrom('salesPrice')
    .selectAll()
    .where('chemicalId', '=', query.chemicalId)
    .where('deletedAt', 'is', null)
    .execute();
  const lists = await work
    .selectFrom('priceList')
    .select(['_id', 'name', 'currency', 'customerIds'])
    .where('deletedAt', 'is', null)
    .execute();
  const { unitPrice, price, reason } = chosenSalesPrice({ ...question, prices, lists });
  const unitId = price === null ? null : (query.unitId ?? price.unitId);
  return { unitPrice, unitId, reason };
}
