import type { PriceQuery, SuggestedPrice } from 'contract/inquiry';
import {
  type ChosenPrice,
  chosenMarginList,
  chosenSalesPrice,
  type KnownSalesPrice,
  listRank,
  listWords,
  type MarginList,
  priceWithMargin,
} from 'contract/partner';
import type { Work } from '../../db/database';
import { exactSuppliers } from './compare-suppliers';
import { priceQuestion } from './price-question';

/**
 * The sales price that is valid today for a line of an offer: that of a list, else the lowest cost with the margin of a
 * list. A margin of the customer's own list goes before a price of a list for more.
 */
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
    .select(['_id', 'name', 'currency', 'customerIds', 'marginPercent'])
    .where('deletedAt', 'is', null)
    .execute();
  const chosen = chosenSalesPrice({ ...question, prices, lists });
  const counting = chosenMarginList({ ...question, lists });
  const counted =
    counting && listRank(counting) > rankOf(chosen, lists)
      ? await countedPrice(work, query, counting)
      : undefined;
  if (counted) return counted;
  const { unitPrice, price, reason } = chosen;
  const unitId = price === null ? null : (query.unitId ?? price.unitId);
  return { unitPrice, unitId, reason };
}

/** Below that of every list without a price. */
function rankOf({ price }: ChosenPrice<KnownSalesPrice>, lists: readonly MarginList[]): number {
  return price === null ? -1 : listRank(lists.find(({ _id }) => _id === price.priceListId));
}

/** Undefined where no supplier has a price that can be compared. */
async function countedPrice(
  work: Work,
  query: PriceQuery,
  list: MarginList,
): Promise<SuggestedPrice | undefined> {
  const [lowest] = await exactSuppliers(work, query);
  if (!lowest || lowest.cost === null || list.marginPercent === null) return undefined;
  const unitPrice = priceWithMargin(lowest.cost, list.marginPercent);
  if (unitPrice === null) return undefined;
  return {
    unitPrice,
    unitId: lowest.supplier.unitId,
    reason: [...listWords(list), 'counted from today’s lowest cost'].join(', '),
  };
}
