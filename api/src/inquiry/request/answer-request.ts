import { dayIn, type FieldError, utcDateText } from 'contract';
import { AnswerContents, type RequestAnswer } from 'contract/inquiry';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { invalidField, notFound, worded } from '../../kernel/problem';
import { system } from '../../kernel/viewer';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { lockRecords } from '../../repository/rows';
import { isSameValue } from '../../repository/same-value';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { firstLiving } from '../first-living';
import { inquiryTable } from '../inquiry.table';
import { noteOnInquiry } from '../note-on-inquiry';
import { excerpt } from '../notice-words';
import { askedSupplierTable } from './asked-supplier.table';
import type { RequestServices } from './make-request';
import { type AskedRecord, findKeyedRequest, type KeyedRequest } from './request-keys';

/**
 * Takes a supplier's prices, or that it declines; the same again changes nothing, and another answer replaces the one
 * before until the request ends or staff take it over.
 *
 * @throws ApiProblem `not-found` for a wrong key, `invalid` at `answer` for a request that has ended
 */
export function answerRequest(
  services: RequestServices,
  given: RequestAnswer,
): Promise<KeyedRequest> {
  return inTransaction(services.database, async (work) => {
    const { request } = await findKeyedRequest(work, given.key);
    const locked = await lockRecords({ work, table: inquiryTable }, [request.inquiryId]);
    const inquiry = locked.get(request.inquiryId);
    if (!inquiry) throw notFound('request');
    const keyed = await findKeyedRequest(work, given.key);
    const fields = fieldsOf(given);
    if (isRepeated(keyed.asked, fields)) return keyed;
    requireOpen(keyed);
    if (given.answer === 'offer') await requireSound(work, keyed, fields.answer);
    const context = { ...services, viewer: system, table: askedSupplierTable };
    const patch = { id: keyed.asked._id, fields };
    const [asked] = unwrapAll(await updateManyWithin(work, context, [patch]));
    if (!asked) throw new Error('A batch has an outcome for each patch');
    await announce(work, services, { keyed, asked, assignedTo: inquiry.assignedTo });
    return { ...keyed, asked };
  });
}

function fieldsOf(given: RequestAnswer) {
  const now = new Date().toISOString();
  if (given.answer === 'decline') {
    return { declinedAt: now, declineReason: given.reason ?? null };
  }
  const answer = AnswerContents.strip().parse(given);
  return { answeredAt: now, declinedAt: null, declineReason: null, answer };
}

type AnswerFields = ReturnType<typeof fieldsOf>;

function isRepeated(asked: AskedRecord, { answer, declineReason }: AnswerFields): boolean {
  if (answer) return asked.state === 'answered' && isSameValue(asked.answer, answer);
  return asked.state === 'declined' && asked.declineReason === declineReason;
}

function requireOpen({ request, asked, hasEnded }: KeyedRequest): void {
  if (asked.takenAt !== null) {
    throw invalidField('answer', 'We work with your prices already. Write to us to change them');
  }
  if (!hasEnded) return;
  if (request.supersededAt !== null) {
    throw invalidField(
      'answer',
      'A newer version replaced this request. Open it with the link in our latest mail',
    );
  }
  if (asked.withdrawnAt !== null) {
    throw invalidField('answer', 'We withdrew this request. Write to us if you have a question');
  }
  const until = utcDateText(request.answerBy);
  throw invalidField(
    'answer',
    worded`This request ended on ${{ until }}. Write to us to answer it`,
  );
}

async function requireSound(
  work: Work,
  { request }: KeyedRequest,
  answer: AnswerContents | undefined,
): Promise<void> {
  if (!answer) return;
  const { timeZone } = await readCompany(work);
  const day = dayIn(timeZone, new Date());
  const keys = new Set(request.lines.map(({ key }) => key));
  const units = await knownUnits(work, answer);
  const errors = answer.lines.flatMap((line, place): FieldError[] => {
    const at = (field: string, message: string) => ({ path: `lines.${place}.${field}`, message });
    const isUnknown = (id: string | null) => id !== null && !units.has(id);
    return [
      ...(keys.has(line.key) ? [] : [at('key', 'This request has no such line')]),
      ...(isUnknown(line.unitId) ? [at('unitId', 'Choose a unit from the list')] : []),
      ...(isUnknown(line.packUnitId) ? [at('packUnitId', 'Choose a unit from the list')] : []),
      ...(isPast(line.validUntil, day) ? [at('validUntil', 'Choose today or a later day')] : []),
    ];
  });
  if (isPast(answer.validUntil, day)) {
    errors.push({ path: 'validUntil', message: 'Choose today or a later day' });
  }
  if (answer.lines.every(({ unitPrice }) => unitPrice === null)) {
    const message = 'Enter a price for at least one product, or decline the request';
    errors.push({ path: 'answer', message });
  }
  if (errors.length > 0) throw invalid(errors);
}

function isPast(validUntil: string | null, day: string): boolean {
  return validUntil !== null && validUntil < day;
}

async function knownUnits(work: Work, { lines }: AnswerContents): Promise<ReadonlySet<string>> {
  const ids = lines.flatMap(({ unitId, packUnitId }) => [unitId ?? [], packUnitId ?? []].flat());
  if (ids.length === 0) return new Set();
  const rows = await work
    .selectFrom('unit')
    .select('_id')
    .where('_id', 'in', [...new Set<string>(ids)])
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ _id }) => _id));
}

interface Announced {
  readonly keyed: KeyedRequest;
  readonly asked: AskedRecord;
  readonly assignedTo: string | null;
}

/** The note on the inquiry leaves the supplier out: who reads inquiries need not see suppliers. */
async function announce(
  work: Work,
  services: RequestServices,
  { keyed, asked, assignedTo }: Announced,
): Promise<void> {
  const { request, asked: before } = keyed;
  const words = answerWords(asked, {
    number: request.number,
    lineCount: request.lines.length,
    isChange: before.answeredAt !== null || before.declinedAt !== null,
  });
  await noteOnInquiry(work, services, {
    inquiryId: request.inquiryId,
    message: `A supplier ${words}`,
    viewer: system,
  });
  const reason = asked.declineReason === null ? '' : `: ${asked.declineReason}`;
  await notify(work, {
    kind: 'request-answered',
    message: excerpt(`${asked.companyName} ${words}${reason}`),
    link: panelLinks.supplierRequest(request._id),
    adminId: await firstLiving(work, [request.sentBy, assignedTo]),
  });
}

interface Wording {
  readonly number: string;
  readonly lineCount: number;
  readonly isChange: boolean;
}

function answerWords(
  { state, answer }: AskedRecord,
  { number, lineCount, isChange }: Wording,
): string {
  if (state === 'declined') return `declined request ${number}`;
  const priced = answer?.lines.filter(({ unitPrice }) => unitPrice !== null).length ?? 0;
  const verb = isChange ? 'changed its answer to' : 'answered';
  return `${verb} request ${number}: ${priced} of ${lineCount} ${lineCount === 1 ? 'line' : 'lines'}`;
}
