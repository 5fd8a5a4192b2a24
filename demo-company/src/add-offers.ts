import { dayIn } from 'contract';
import { exchangeRates, offers, orders } from 'contract/inquiry';
import type { FieldValues, SeedWriter } from 'api/seed';
import { nextReferences } from 'api/inquiry-references';
import { demoUnitPrice } from './demo-price';
import type { TimeOf } from './demo-times';
import { keyOfLine } from './key-of-line';
import { known } from './known';
import type { DemoInquiry, KnownIds } from './to-inquiry';

interface OfferContext {
  readonly writer: SeedWriter;
  readonly timeOf: TimeOf;
  readonly ids: Pick<KnownIds, 'chemicalIds' | 'unitIds'>;
  readonly inquiries: readonly DemoInquiry[];
  /** In the order of the inquiries. */
  readonly inquiryIds: readonly string[];
}

/** Days back from which quoted inquiries have their offer. */
const since = -125;

interface Quoted {
  readonly inquiry: DemoInquiry;
  readonly inquiryId: string;
  readonly quoted: number;
  /** The day on which it was won. */
  readonly won: number | undefined;
}

/** Adds the offers of the inquiries that were quoted lately, and orders of the last three that were won. */
export async function addOffers(context: OfferContext): Promise<void> {
  const { writer, timeOf, inquiries, inquiryIds } = context;
  await writer.add(exchangeRates, [
    {
      input: { fromCurrency: 'USD', toCurrency: 'GBP', rate: '0.79', ratedOn: dayOf(timeOf(-200)) },
    },
    {
      input: { fromCurrency: 'EUR', toCurrency: 'GBP', rate: '0.86', ratedOn: dayOf(timeOf(-200)) },
    },
  ]);
  const quoted = inquiries.flatMap((inquiry, index): Quoted[] => {
    const dayOfMove = (to: string) => inquiry.moves?.find((move) => move.to === to)?.day;
    const day = dayOfMove('Quoted');
    if (day === undefined || day < since) return [];
    const inquiryId = inquiryIds[index] ?? '';
    return [{ inquiry, inquiryId, quoted: day, won: dayOfMove('Won') }];
  });
  const numbers = (await nextReferences(writer.work, 'offer', quoted.length)).toReversed();
  const added = await writer.add(
    offers,
    quoted.map((one, index) => ({
      input: offerOf(one, context),
      computed: { inquiryId: one.inquiryId, number: numbers[index], revision: 1 },
      at: timeOf(one.quoted - 0.01),
    })),
  );
  const sent = quoted.map(({ quoted: day }, index) => {
    const at = timeOf(day);
    return { id: String(added[index]?.['_id']), fields: { sentAt: at }, at };
  });
  await writer.update(offers, sent);
  const accepted = quoted.flatMap(({ won }, index) => {
    if (won === undefined) return [];
    const at = timeOf(won);
    return [{ id: String(added[index]?.['_id']), fields: { acceptedAt: at }, at }];
  });
  await writer.update(offers, accepted);
  await addOrders(context, {
    quoted,
    stored: new Map(added.map((offer) => [String(offer['inquiryId']), offer])),
  });
}

function offerOf({ inquiry, quoted }: Quoted, { ids, timeOf }: OfferContext): FieldValues {
  return {
    currency: currencyOf(inquiry),
    lines: inquiry.items.map((item, place) => {
      const { chemical, unit, quantity, grade, packaging, freeText } = item;
      const isPriced = chemical !== undefined && unit !== undefined;
      return {
        key: keyOfLine(place),
        chemicalId: chemical === undefined ? null : known(ids.chemicalIds, chemical),
        freeText: freeText ?? null,
        quantity: isPriced ? String(quantity) : '1',
        unitId: known(ids.unitIds, unit ?? 'kg'),
        unitPrice: isPriced ? demoUnitPrice(chemical, unit) : '25.00',
        grade: grade ?? null,
        packaging: packaging ?? null,
      };
    }),
    discountPercent: inquiry.customer === undefined ? null : '3',
    freight: '180',
    vatRule: 'export',
    paymentTerms: '30 days net',
    validUntil: dayOf(timeOf(quoted + 30)),
  };
}

function currencyOf({ person }: DemoInquiry): string {
  const country = person?.['country'];
  if (country === 'US') return 'USD';
  return country === 'DE' || country === 'FR' ? 'EUR' : 'GBP';
}

interface Offered {
  readonly quoted: readonly Quoted[];
  /** By the inquiry. */
  readonly stored: ReadonlyMap<string, FieldValues>;
}

/** The latest is open, the one before delivered in part, the third invoiced. */
async function addOrders({ writer, timeOf }: OfferContext, { quoted, stored }: Offered) {
  const won = quoted
    .flatMap(({ won: day, ...one }) => (day === undefined ? [] : [{ ...one, day }]))
    .toSorted((one, other) => other.day - one.day)
    .slice(0, 3);
  const numbers = (await nextReferences(writer.work, 'order', won.length)).toReversed();
  const records = won.map(({ inquiry, inquiryId, day }, index) => {
    const offer = known(stored, inquiryId);
    const at = timeOf(day);
    const person = inquiry.person ?? {};
    const isInvoiced = index === 2;
    return {
      input: { customerNumber: `PO-${4100 + index}`, promisedOn: dayOf(timeOf(day + 14)) },
      computed: {
        ...termsOf(offer),
        number: numbers[index],
        state: (['open', 'partDelivered', 'invoiced'] as const)[index] ?? 'open',
        contactName: person['contactName'] ?? 'Purchasing',
        company: person['company'] ?? null,
        deliveries:
          index === 0
            ? []
            : [deliveryOf(offer, { on: dayOf(timeOf(day + 1)), isWhole: isInvoiced })],
        confirmedAt: index === 0 ? null : timeOf(day + 0.5),
        handedOverAt: isInvoiced ? timeOf(day + 1.5) : null,
        invoiceNumber: isInvoiced ? 'INV-DEMO-77' : null,
        invoicedAt: isInvoiced ? timeOf(day + 1.8) : null,
      },
      at,
    };
  });
  await writer.add(orders, records);
}

const terms = [
  'inquiryId',
  'currency',
  'lines',
  'pricedLines',
  'total',
  'incoterm',
  'place',
  'paymentTerms',
  'discountPercent',
  'freight',
  'insurance',
  'otherCharges',
  'otherChargesName',
  'vatRule',
  'vatPercent',
] as const;

function termsOf(offer: FieldValues): FieldValues {
  return {
    ...Object.fromEntries(terms.map((name) => [name, offer[name]])),
    offerId: offer['_id'],
    offerNumber: offer['number'],
    offerRevision: offer['revision'],
  };
}

interface Delivered {
  readonly on: string;
  readonly isWhole: boolean;
}

/** All lines, or the first alone. */
function deliveryOf(offer: FieldValues, { on, isWhole }: Delivered) {
  const lines = offers.entity.shape.lines.parse(offer['lines']);
  const delivered = lines.slice(0, isWhole ? lines.length : 1);
  return {
    key: keyOfLine(900),
    deliveredOn: on,
    reference: 'DN-DEMO-12',
    lines: delivered.map(({ key, quantity }) => ({
      key,
      quantity: isWhole ? quantity : halfOf(quantity),
      packs: null,
      batchNumber: 'DEMO-BATCH-1',
      certificateId: null,
    })),
  };
}

function halfOf(quantity: string | null): string {
  return String(Number(quantity ?? '1') / 2);
}

function dayOf(time: string): string {
  return dayIn('UTC', new Date(time));
}
