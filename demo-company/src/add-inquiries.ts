import {
  followUps as followUpResource,
  inquiries as inquiryResource,
  productInquiries,
} from 'contract/inquiry';
import type { FieldValues, SeedWriter } from 'api/seed';
import { nextReferences } from 'api/inquiry-references';
import { addOffers } from './add-offers';
import file from './data/inquiries.json';
import { timesOfDemo, type TimeOf } from './demo-times';
import { idsOfInquiries } from './ids-of-inquiries';
import { known } from './known';
import { type DemoInquiry, type KnownIds, toInquiry, toProductInquiry } from './to-inquiry';

interface LoadContext {
  readonly writer: SeedWriter;
  readonly timeOf: TimeOf;
  readonly ids: KnownIds;
}

/** In chronological order. */
const inquiries: readonly DemoInquiry[] = file.inquiries;

/** Adds the inquiries of the last year and their history, with the times of each change. */
export async function addInquiries(
  writer: SeedWriter,
  given: Pick<KnownIds, 'chemicalIds' | 'unitIds'>,
): Promise<void> {
  const { statusIds, adminIds, ...named } = await idsOfInquiries(writer.work);
  const ids = { ...given, ...named };
  const context = { writer, timeOf: timesOfDemo(new Date()), ids };
  const sentIds = await addProductInquiries(context);
  const inquiryIds = await addAll(context, sentIds);
  await linkBack(context, sentIds, inquiryIds);
  await moveOn(context, inquiryIds, { statusIds, adminIds });
  await addOffers({ ...context, inquiries, inquiryIds });
  await addFollowUps(context, inquiryIds);
}

/** @returns the `_id`s by the sender's address */
async function addProductInquiries({
  ids,
  timeOf,
  writer,
}: LoadContext): Promise<Map<string, string>> {
  const added = await writer.add(
    productInquiries,
    file.productInquiries.map((sent) => {
      const isSpam = 'status' in sent;
      const input = { ...toProductInquiry(sent, ids), status: isSpam ? 'spam' : 'new' };
      const computed = { form: 'product', spamReason: isSpam ? 'honeypot' : null };
      return { input, computed, at: timeOf(sent.day) };
    }),
  );
  return new Map(added.map(({ email, _id }) => [String(email), String(_id)]));
}

async function addAll(
  { ids, timeOf, writer }: LoadContext,
  sentIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const numbers = await nextReferences(writer.work, 'inquiry', inquiries.length);
  const records = inquiries.map((inquiry) => {
    const at = timeOf(inquiry.day);
    const { madeFrom } = inquiry;
    const computed = {
      number: ofYear(String(numbers.pop()), at),
      ...(madeFrom === undefined ? {} : { productInquiryId: known(sentIds, madeFrom) }),
    };
    return { input: toInquiry(inquiry, ids), computed, at };
  });
  const added = await writer.add(inquiryResource, records);
  return added.map(({ _id }) => String(_id));
}

/** The number with the year of the inquiry. */
function ofYear(number: string, at: string): string {
  return number.replace(/-\d{4}-/, `-${at.slice(0, 4)}-`);
}

async function linkBack(
  { timeOf, writer }: LoadContext,
  sentIds: ReadonlyMap<string, string>,
  inquiryIds: readonly string[],
): Promise<void> {
  const patches = inquiries.flatMap(({ day, madeFrom }, index) => {
    if (madeFrom === undefined) return [];
    const fields = { status: 'converted', inquiryId: inquiryIds[index] };
    return [{ id: known(sentIds, madeFrom), fields, at: timeOf(day) }];
  });
  await writer.update(productInquiries, patches);
}

interface Movers {
  /** By name. */
  readonly statusIds: ReadonlyMap<string, string>;
  /** Assigned in turn; empty without any admin. */
  readonly adminIds: readonly string[];
}

/** Applies the first moves of all inquiries, then the second ones and so on, as a batch changes each record once. */
async function moveOn(
  { timeOf, writer }: LoadContext,
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
    await writer.update(inquiryResource, patches);
  }
}

async function addFollowUps(
  { timeOf, writer }: LoadContext,
  inquiryIds: readonly string[],
): Promise<void> {
  const followUps = inquiries.flatMap(({ followUps: own = [] }, index) =>
    own.map((followUp) => ({ ...followUp, inquiryId: inquiryIds[index] })),
  );
  const records = followUps.map(({ day, due, done: _done, ...fields }) => {
    const input = { ...fields, dueAt: due === undefined ? null : timeOf(due) };
    return { input, at: timeOf(day) };
  });
  const added = await writer.add(followUpResource, records);
  const patches = followUps.flatMap(({ done }, index) => {
    if (done === undefined) return [];
    const at = timeOf(done);
    return [{ id: String(added[index]?.['_id']), fields: { doneAt: at }, at }];
  });
  await writer.update(followUpResource, patches);
}
