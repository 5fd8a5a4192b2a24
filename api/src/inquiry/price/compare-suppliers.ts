import {
  type Decimal,
  inCurrency,
  isBelow,
  type PriceQuery,
  rounded,
  type SuggestedSupplier,
} from 'contract/inquiry';
import { chosenSupplierPrice, suppliers as supplierResource } from 'contract/partner';
import type { Work } from '../../db/database';
import { readRates } from '../offer/exchange-rates';
import { priceQuestion } from './price-question';

/** The suppliers of a chemical with their prices of today: the lowest first, those without a price last. */
export async function compareSuppliers(
  work: Work,
  query: PriceQuery,
): Promise<SuggestedSupplier[]> {
  return (await exactSuppliers(work, query)).map(({ supplier }) => supplier);
}

/** A supplier with its price as it was converted, unrounded. */
interface ExactSupplier {
  readonly supplier: SuggestedSupplier;
  readonly cost: Decimal | null;
}

/** The same with unrounded costs. */
export async function exactSuppliers(work: Work, query: PriceQuery): Promise<ExactSupplier[]> {
  const question = await priceQuestion(work, query);
  const { currency, wanted } = question;
  const suppliers = await suppliersOf(work, query);
  const prices = await work
    .selectFrom('supplierPrice')
    .selectAll()
    .where('chemicalId', '=', query.chemicalId)
    .where('deletedAt', 'is', null)
    .execute();
  const from = prices.map((price) => price.currency);
  const rates = await readRates(work, { from, to: currency, day: wanted.day });
  return suppliers
    .map(({ _id, companyName, leadTimeDays }): ExactSupplier => {
      const supplierId = supplierResource.id.parse(_id);
      const own = prices.filter((price) => price.supplierId === supplierId);
      const { price, unitPrice, reason } = chosenSupplierPrice({ ...question, prices: own });
      const rate = rates.get(price?.currency ?? '') ?? null;
      const isComparable = price?.currency === currency || rate !== null;
      const cost = unitPrice !== null && isComparable ? inCurrency(unitPrice, rate) : null;
      const supplier = {
        supplierId,
        companyName,
        unitPrice,
        unitId: price === null ? null : (query.unitId ?? price.unitId),
        currency: price?.currency ?? null,
        converted: cost === null ? null : rounded(cost, places),
        leadTimeDays: price?.leadTimeDays ?? leadTimeDays,
        reason,
      };
      return { supplier, cost };
    })
    .toSorted(byPrice);
}

/** As many places as a unit price has at most in a comparison. */
const places = 4;

/** Those that deal with the company and supply the chemical. */
function suppliersOf(work: Work, { chemicalId }: PriceQuery) {
  return work
    .selectFrom('supplier')
    .innerJoin('supplierChemical', 'supplierChemical.partnerId', 'supplier._id')
    .select(['supplier._id', 'supplier.companyName', 'supplier.leadTimeDays'])
    .where('supplierChemical.chemicalId', '=', chemicalId)
    .where('supplier.deletedAt', 'is', null)
    .where('supplier.active', '=', true)
    .execute();
}

function byPrice(one: ExactSupplier, other: ExactSupplier): number {
  const [first, second] = [one.cost, other.cost];
  if (first !== null && second !== null && first !== second) return isBelow(first, second) ? -1 : 1;
  if ((first === null) !== (second === null)) return first === null ? 1 : -1;
  return one.supplier.companyName.localeCompare(other.supplier.companyName);
}
