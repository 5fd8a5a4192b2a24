import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { nextReferences } from '../inquiry/references';
import type { Given, GivenPatch, WriteContext } from '../repository/batch';
import type { ResourceTable } from '../repository/resource-table';
import { newFields, unwrapAll } from '../repository/write';
import { addManyWithin, updateManyWithin } from '../repository/write-batch';
import { followUpTable } from '../inquiry/follow-up.table';
import { inquiryTable } from '../inquiry/inquiry.table';
import { productInquiryTable } from '../inquiry/product-inquiry/product-inquiry.table';
import file from './data/inquiries.json';
import { timesOfDemo, type TimeOf } from './demo-times';
import { idsOfInquiries } from './ids-of-inquiries';
import { known } from './known';
import { type DemoInquiry, type KnownIds, toInquiry, toProductInquiry } from './to-inquiry';

type ContextOf = (table: ResourceTable) => WriteContext;

interface LoadContext {
  readonly work: Work;
  readonly contextOf: ContextOf;
  readonly timeOf: TimeOf;
  readonly ids: KnownIds;
}

/** In the order in which they came. */
const inquiries: readonly DemoInquiry[] = file.inquiries;

/** Adds the inquiries of the year before now, and what happened with them since, at the times at which it did. */
export async function addInquiries(
  work: Work,
  contextOf: ContextOf,
  given: Pick<KnownIds, 'chemicalIds' | 'unitIds'>,
): Promise<void> {
  const { statusIds, adminIds, ...named } = await idsOfInquiries(work);
  const ids = { ...given, ...named };
  const place = { work, contextOf, timeOf: timesOfDemo(new Date()), ids };
  const sentIds = await addProductInquiries(place);
  const inquiryIds = await addAll(place, sentIds);
  await linkBack(place, sentIds, inquiryIds);
  await moveOn(place, inquiryIds, { statusIds, adminIds });
  await addFollowUps(place, inquiryIds);
}

/** @returns their `_id`s by the addresses of who sent them */
async function addProductInquiries({
  ids,
  timeOf,
  ...place
}: LoadContext): Promise<Map<string, string>> {
  const added = await addMany(
    place,
    productInquiryTable,
    file.productInquiries.map((sent) => {
      const isSpam = 'status' in sent;
      const input = { ...toProductInquiry(sent, ids), status: isSpam ? 'spam' : 'new' };
      const computed = { form: 'product', spamReason: isSpam ? 'honeypot' : null };
      const fields = { ...newFields(productInquiryTable, input), ...computed };
      return { fields, at: timeOf(sent.day) };
    }),
  );
  return new Map(added.map(({ email, _id }) => [String(email), String(_id)]));
}

async function addAll(
  { ids, timeOf, ...place }: LoadContext,
  sentIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const numbers = await nextReferences(place.work, 'inquiry', inquiries.length);
  const given = inquiries.map((inquiry) => {
    const at = timeOf(inquiry.day);
    const { madeFrom } = inquiry;
    const computed = {
      number: ofYear(String(numbers.pop()), at),
      ...(madeFrom === undefined ? {} : { productInquiryId: known(sentIds, madeFrom) }),
    };
    return { fields: { ...newFields(inquiryTable, toInquiry(inquiry, ids)), ...computed }, at };
  });
  const added = await addMany(place, inquiryTable, given);
  return added.map(({ _id }) => String(_id));
}

/** The same number as it would have been given then. */
function ofYear(number: string, at: string): string {
  return number.replace(/-\d{4}-/, `-${at.slice(0, 4)}-`);
}

async function linkBack(
  { timeOf, ...place }: LoadContext,
  sentIds: ReadonlyMap<string, string>,
  inquiryIds: readonly string[],
): Promise<void> {
  const patches = inquiries.flatMap(({ day, madeFrom }, index) => {
    if (madeFrom === undefined) return [];
    const fields = { status: 'converted', inquiryId: inquiryIds[index] };
    return [{ id: known(sentIds, madeFrom), fields, at: timeOf(day) }];
  });
  await updateMany(place, productInquiryTable, patches);
}

interface Movers {
  /** By name. */
  readonly statusIds: ReadonlyMap<string, string>;
  /** Who takes them up, by turns; nobody while there is no admin. */
  readonly adminIds: readonly string[];
}

/** All first moves, then all second ones, and so on: a batch changes a record once. */
async function moveOn(
  { timeOf, ...place }: LoadContext,
  inquiryIds: readonly string[],
  { statusIds, adminIds }: Movers,
): Promise<void> {
  const longest = Math.max(...inquiries.map(({ moves = [] }) => moves.length));
  for (let step = 0; step < longest; step += 1) {
    const patches = inquiries.flatMap(({ moves = [], lostReason }, index) => {
      const move = moves[step];
      const id = inquiryIds[index];
      if (!move || id === undefined) return [];
      const fields: FieldValues = { statusId: known(statusIds, move.to) };
      if (move.to === 'Lost') fields['lostReason'] = lostReason;
      if (step === 0) fields['assignedTo'] = adminIds[index % adminIds.length] ?? null;
      return [{ id, fields, at: timeOf(move.day) }];
    });
    await updateMany(place, inquiryTable, patches);
  }
}

async function addFollowUps(
  { timeOf, ...place }: LoadContext,
  inquiryIds: readonly string[],
): Promise<void> {
  const followUps = inquiries.flatMap(({ followUps: own = [] }, index) =>
    own.map((followUp) => ({ ...followUp, inquiryId: inquiryIds[index] })),
  );
  const given = followUps.map(({ day, due, done: _done, ...fields }) => {
    const input = { ...fields, dueAt: due === undefined ? null : timeOf(due) };
    return { fields: newFields(followUpTable, input), at: timeOf(day) };
  });
  const added = await addMany(place, followUpTable, given);
  const patches = followUps.flatMap(({ done }, index) => {
    if (done === undefined) return [];
    const at = timeOf(done);
    return [{ id: String(added[index]?.['_id']), fields: { doneAt: at }, at }];
  });
  await updateMany(place, followUpTable, patches);
}

type Writing = Pick<LoadContext, 'work' | 'contextOf'>;

async function addMany(
  { work, contextOf }: Writing,
  table: ResourceTable,
  given: readonly Given[],
): Promise<FieldValues[]> {
  return unwrapAll(await addManyWithin(work, contextOf(table), given));
}

async function updateMany(
  { work, contextOf }: Writing,
  table: ResourceTable,
  patches: readonly GivenPatch[],
): Promise<void> {
  unwrapAll(await updateManyWithin(work, contextOf(table), patches));
}
