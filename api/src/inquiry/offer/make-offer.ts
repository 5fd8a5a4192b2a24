import { dayIn } from 'contract';
import { Decimal, decimalOf, type InquiryItem, type OfferLine, rounded } from 'contract/inquiry';
import type { LetterLanguage } from 'contract/partner';
import { uuidv7 } from 'uuidv7';
import { readCompany } from '../../content/company/read-company';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords, readRows } from '../../repository/rows';
import { addWithin } from '../../repository/write';
import { inquiryTable } from '../inquiry.table';
import { nextReferences, takeReference } from '../../repository/reference-numbers';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';

type MakeServices = Pick<Services, 'database' | 'tables'>;

interface Making {
  readonly inquiryId: string;
  readonly viewer: Viewer;
}

/** How long a new offer is valid unless staff say otherwise. */
const validDays = 30;

/**
 * The draft of an inquiry's offer. Without one, it is made: as the next version of the latest one, else of the
 * inquiry's items. Concurrent calls make one.
 *
 * @returns its `_id`
 */
export function makeOffer(services: MakeServices, making: Making): Promise<string> {
  requireStaff(making.viewer);
  return inTransaction(services.database, (work) => makeOfferWithin(work, services, making));
}

/** The same within the caller's transaction. */
export async function makeOfferWithin(
  work: Work,
  { database, tables }: MakeServices,
  { inquiryId, viewer }: Making,
): Promise<string> {
  const inquiry = (await lockRecords({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
  if (!inquiry) throw notFound('inquiry');
  const latest = await latestOffer(work, inquiryId);
  if (latest && latest.sentAt === null) return latest._id;
  const company = await readCompany(work);
  const today = Date.now() + validDays * 24 * 3_600_000;
  const terms = latest
    ? termsOf(latest)
    : newTerms(inquiry, await defaultsOf(work, inquiry, company.currency));
  const fields = {
    ...terms,
    inquiryId,
    number: latest?.number ?? takeReference(await nextReferences(work, 'offer', 1)),
    revision: (await lastRevision(work, inquiryId)) + 1,
    validUntil: dayIn(company.timeZone, new Date(today)),
  };
  const context = { database, tables, viewer, table: offerTable };
  return (await addWithin(work, context, { fields }))._id;
}

/** The living version with the highest number. */
export async function latestOffer(
  work: Work,
  inquiryId: string,
  { isSent = false } = {},
): Promise<OfferRecord | undefined> {
  const known = work
    .selectFrom('offer')
    .select('_id')
    .where('inquiryId', '=', inquiryId)
    .where('deletedAt', 'is', null)
    .orderBy('revision', 'desc')
    .limit(1);
  const found = await (isSent ? known.where('sentAt', 'is not', null) : known).executeTakeFirst();
  return found && (await readRows({ work, table: offerTable }, [found._id])).get(found._id);
}

/** The highest number of a version, of those in the trash too. */
async function lastRevision(work: Work, inquiryId: string): Promise<number> {
  const { last } = await work
    .selectFrom('offer')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function termsOf(offer: OfferRecord) {
  const { language, currency, lines, costs, incoterm, place, paymentTerms, note } = offer;
  const { discountPercent, freight, insurance, otherCharges, otherChargesName } = offer;
  const { vatRule, vatPercent } = offer;
  const sums = { discountPercent, freight, insurance, otherCharges, otherChargesName };
  return {
    language,
    currency,
    lines,
    costs,
    incoterm,
    place,
    paymentTerms,
    note,
    ...sums,
    vatRule,
    vatPercent,
  };
}

interface Requested extends Pick<OfferRecord, 'incoterm'> {
  readonly items: readonly InquiryItem[];
  readonly destination: string | null;
  readonly customerId: string | null;
  readonly language: LetterLanguage | null;
}

interface Defaults {
  readonly language: LetterLanguage;
  readonly currency: string;
}

/** The language of the linked customer, else the one that they wrote in. */
async function defaultsOf(
  work: Work,
  { customerId, language }: Pick<Requested, 'customerId' | 'language'>,
  currency: string,
): Promise<Defaults> {
  const customer =
    customerId === null
      ? undefined
      : await work
          .selectFrom('customer')
          .select('letterLanguage')
          .where('_id', '=', customerId)
          .executeTakeFirst();
  return { language: customer?.letterLanguage ?? language ?? 'en', currency };
}

function newTerms({ items, incoterm, destination }: Requested, { language, currency }: Defaults) {
  const target = items.find((item) => item.currency !== null)?.currency;
  return {
    language,
    currency: target ?? currency,
    lines: items.map(lineOf),
    costs: [],
    incoterm,
    place: destination,
    paymentTerms: null,
    note: null,
    discountPercent: null,
    freight: null,
    insurance: null,
    otherCharges: null,
    otherChargesName: null,
    vatRule: null,
    vatPercent: null,
  };
}

function lineOf({
  chemicalId,
  offeredForm,
  freeText,
  grade,
  quantity,
  unitId,
  packaging,
  asWritten,
}: InquiryItem): OfferLine {
  return {
    key: uuidv7(),
    chemicalId,
    offeredForm,
    freeText,
    grade,
    quantity: quantity === null || unitId === null ? null : quantityOf(quantity),
    unitId,
    unitPrice: null,
    discountPercent: null,
    packaging,
    asWritten,
    packSize: null,
    packUnitId: null,
    leadTimeDays: null,
  };
}

/** Null for less than a line can say. */
export function quantityOf(quantity: number): string | null {
  const exact = decimalOf(quantity);
  const text = Decimal.safeParse(exact).success ? exact : rounded(exact, 8);
  return /[1-9]/.test(text) ? text : null;
}
