import { priceLists, salesPrices, supplierPrices } from 'contract/partner';
import { dayIn } from 'contract';
import type { SeedWriter } from 'api/seed';
import { demoPrice } from './demo-price';
import { known } from './known';

interface PriceContext {
  readonly writer: SeedWriter;
  /** By product code. */
  readonly chemicalIds: ReadonlyMap<string, string>;
  /** By symbol. */
  readonly unitIds: ReadonlyMap<string, string>;
  readonly now: Date;
}

const priced = ['SOL-0004', 'SOL-0016', 'ACI-0008', 'ACI-0022', 'BAS-0007', 'INO-0037', 'FNF-0009'];

/** Adds a price list with a break, and what a supplier asks for some of its chemicals. */
export async function addPrices({
  writer,
  chemicalIds,
  unitIds,
  now,
}: PriceContext): Promise<void> {
  const validFrom = dayIn('UTC', new Date(now.getTime() - 60 * 86_400_000));
  const unitId = known(unitIds, 'kg');
  const [list] = await writer.add(priceLists, [
    { input: { name: 'Standard prices', currency: 'GBP', description: 'For all customers' } },
  ]);
  const of = (code: string, share: number) => ({
    chemicalId: known(chemicalIds, code),
    unitPrice: (demoPrice(code) * share).toFixed(2),
    unitId,
    validFrom,
  });
  await writer.add(
    salesPrices,
    priced.flatMap((code) => [
      { input: { priceListId: list?.['_id'], ...of(code, 1) } },
      { input: { priceListId: list?.['_id'], ...of(code, 0.92), fromQuantity: '1000' } },
    ]),
  );
  const supplier = await writer.work
    .selectFrom('supplier')
    .select('_id')
    .where('currency', '=', 'EUR')
    .orderBy('companyName')
    .limit(1)
    .executeTakeFirst();
  if (supplier === undefined) return;
  const linked = await writer.work
    .selectFrom('supplierChemical')
    .select('chemicalId')
    .where('partnerId', '=', supplier._id)
    .execute();
  const traded = new Set<string>(linked.map(({ chemicalId }) => chemicalId));
  const codes = [...chemicalIds].filter(([, id]) => traded.has(id)).map(([code]) => code);
  await writer.add(
    supplierPrices,
    codes
      .toSorted()
      .slice(0, priced.length)
      .map((code) => ({
        input: {
          supplierId: supplier._id,
          ...of(code, 0.7),
          currency: 'EUR',
          leadTimeDays: 10,
          source: 'Quotation DEMO-2041',
        },
      })),
  );
}
