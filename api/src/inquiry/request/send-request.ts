import type { FieldError } from 'contract';
import { dayIn } from 'contract';
import { type RequestMail, supplierRequests } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { drawDocument } from '../../pdf/document-pool';
import { type MailPartner, partnerValues } from '../../email/values/partner-values';
import { ApiProblem, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { readRows } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { addManyWithin, updateManyWithin } from '../../repository/write-batch';
import { readSender, withLogo } from '../letter/read-sender';
import { noteOnInquiry } from '../note-on-inquiry';
import { askedSupplierTable } from './asked-supplier.table';
import { askedOf } from './asked-of';
import { type Addressed, mailRequest } from './mail-request';
import { lockedRequest } from './make-request';
import type { RequestRecord } from './prepare-requests';
import type { AskedRecord } from './request-keys';
import { supplierRequestTable } from './supplier-request.table';

type SendServices = Pick<Services, 'database' | 'tables' | 'files' | 'secretBox' | 'env'>;

interface Order {
  readonly id: string;
  readonly mail: RequestMail;
  readonly viewer: Viewer;
}

/**
 * Mails a request to its suppliers, each with a link whose key is known to nobody else, in one transaction. Those who
 * got this version already are left out unless they are named: then their new key replaces the one before. Former
 * versions end.
 *
 * @throws ApiProblem `invalid` for what is missing, `in-use` when there is nobody left to ask
 */
export async function sendRequest(services: SendServices, order: Order): Promise<RequestRecord> {
  const { id, viewer } = order;
  requireStaff(viewer);
  const sheet = await inTransaction(services.database, async (work) => {
    const { request } = await readyToSend(work, order);
    return { request, sender: await readSender(work, actorId(viewer)) };
  });
  const bytes = await drawDocument('request', await withLogo(services.files, sheet));
  const originalName = `${sheet.request.number}-${sheet.request.revision}.pdf`;
  const file = await services.files.store({ bytes, originalName }, { visibility: 'staff', viewer });
  try {
    return await inTransaction(services.database, async (work) => {
      const ready = await readyToSend(work, order);
      if (ready.request.version !== sheet.request.version) {
        throw new ApiProblem('stale-version', 'The request was changed meanwhile. Read it again.');
      }
      await send(work, services, { ...order, ...ready, pdf: file.name });
      const sent = (await readRows({ work, table: supplierRequestTable }, [id])).get(id);
      if (!sent) throw new Error('What was just sent is there');
      return sent;
    });
  } catch (error) {
    await services.files.remove(file);
    throw error;
  }
}

interface Ready {
  readonly request: RequestRecord;
  readonly known: readonly AskedRecord[];
  readonly partners: readonly Reachable[];
}

/** Locks a request that can be sent. */
async function readyToSend(work: Work, { id, mail }: Order): Promise<Ready> {
  const request = await lockedRequest(work, id);
  const known = await askedOf(work, id);
  const partners = await partnersToAsk(work, request, { mail, known });
  await requireComplete(work, request);
  return { request, known, partners };
}

interface Sending extends Order, Ready {
  /** The stored name of the PDF. */
  readonly pdf: string;
}

async function send(work: Work, services: SendServices, sending: Sending): Promise<void> {
  const { request, mail, viewer, pdf } = sending;
  await noteSending(work, services, sending);
  const addressed = await ask(work, services, sending);
  const message = mail.message ?? '';
  await mailRequest(work, services, { request, addressed, viewer, message, pdf });
  await noteOnInquiry(work, services, {
    inquiryId: request.inquiryId,
    message: `Request ${request.number}, version ${request.revision}, sent to ${countText(addressed.length)}`,
    viewer,
  });
}

function countText(count: number): string {
  return count === 1 ? 'one supplier' : `${count} suppliers`;
}

interface Choice {
  readonly mail: RequestMail;
  readonly known: readonly AskedRecord[];
}

type Reachable = MailPartner & { readonly email: string };

async function partnersToAsk(
  work: Work,
  request: RequestRecord,
  { mail, known }: Choice,
): Promise<Reachable[]> {
  const { supplierIds } = request;
  if (request.supersededAt !== null) {
    throw new ApiProblem('in-use', 'A later version replaced this one. Send that one.');
  }
  if (supplierIds.length === 0) {
    throw invalid([{ path: 'supplierIds', message: 'Choose a supplier' }]);
  }
  const asked = new Map<string, AskedRecord>(known.map((one) => [one.supplierId, one]));
  const ids = mail.supplierIds ?? supplierIds.filter((id) => !asked.has(id));
  if (ids.length === 0) {
    const words = 'All chosen suppliers got this request already. Add others, or send it again.';
    throw new ApiProblem('in-use', words);
  }
  const partners = await partnerValues(work, { customerIds: [], supplierIds: ids });
  const errors = ids.flatMap((id) =>
    problemWith(partners.get(id), {
      isChosen: supplierIds.includes(id),
      isTaken: (asked.get(id)?.takenAt ?? null) !== null,
    }),
  );
  const reachable = ids.flatMap((id) => {
    const partner = partners.get(id);
    return partner?.email ? [{ ...partner, email: partner.email.toLowerCase() }] : [];
  });
  const all = [...errors, ...sharedAddresses(reachable)];
  if (all.length > 0) throw invalid(all);
  return reachable;
}

function problemWith(
  partner: MailPartner | undefined,
  { isChosen, isTaken }: { readonly isChosen: boolean; readonly isTaken: boolean },
): FieldError[] {
  const path = 'supplierIds';
  if (!partner || !isChosen) return [{ path, message: 'Choose suppliers of this request' }];
  const { name, email } = partner;
  if (email === null) {
    const text = worded`${{ name }} has no email address. Enter one on its page, or leave it out`;
    return [{ path, ...text }];
  }
  return isTaken ? [{ path, ...worded`The prices of ${{ name }} were taken over already` }] : [];
}

function sharedAddresses(partners: readonly Reachable[]): FieldError[] {
  return partners.flatMap(({ name, email }, place) => {
    const other = partners.slice(0, place).find((one) => one.email === email);
    if (!other) return [];
    const text = worded`${{ other: other.name }} and ${{ name }} have the same email address. Ask one of them`;
    return [{ path: 'supplierIds', ...text }];
  });
}

async function requireComplete(work: Work, { lines, answerBy }: RequestRecord): Promise<void> {
  const { timeZone } = await readCompany(work);
  const errors = [
    ...(lines.length === 0 ? [{ path: 'lines', message: 'Add a line' }] : []),
    ...(answerBy < dayIn(timeZone, new Date())
      ? [{ path: 'answerBy', message: 'Choose today or a later day' }]
      : []),
  ];
  if (errors.length > 0) throw invalid(errors);
}

interface Noting {
  readonly request: RequestRecord;
  readonly viewer: Viewer;
}

/** The first sending of a version ends those before it. */
async function noteSending(
  work: Work,
  { database, tables }: SendServices,
  { request, viewer }: Noting,
): Promise<void> {
  if (request.sentAt !== null) return;
  const now = new Date().toISOString();
  const former = await work
    .selectFrom('supplierRequest')
    .select('_id')
    .where('number', '=', request.number)
    .where('_id', '<>', request._id)
    .where('sentAt', 'is not', null)
    .where('supersededAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
  const sentBy = supplierRequests.entity.shape.sentBy.parse(actorId(viewer));
  const context = { database, tables, viewer, table: supplierRequestTable };
  unwrapAll(
    await updateManyWithin(work, context, [
      ...former.map(({ _id: id }) => ({ id, fields: { supersededAt: now } })),
      { id: request._id, fields: { sentAt: now, sentBy } },
    ]),
  );
}

interface Asking extends Noting {
  readonly known: readonly AskedRecord[];
  readonly partners: readonly Reachable[];
}

async function ask(
  work: Work,
  { database, tables }: SendServices,
  { request, known, partners, viewer }: Asking,
): Promise<Addressed[]> {
  const context = { database, tables, viewer, table: askedSupplierTable };
  const sentAt = new Date().toISOString();
  const given = partners.map((partner) => ({
    partner,
    before: known.find(({ supplierId }) => supplierId === partner._id),
    fields: {
      sentTo: partner.email,
      contactName: partner.values.groups['supplier']?.['contactPerson'] || null,
      sentAt,
    },
  }));
  const again = given.filter(({ before }) => before !== undefined);
  const anew = given.filter(({ before }) => before === undefined);
  const patches = again.flatMap(({ before, fields }) =>
    before ? [{ id: before._id, fields: { ...fields, withdrawnAt: null } }] : [],
  );
  const none = { answeredAt: null, declinedAt: null, declineReason: null, withdrawnAt: null };
  const added = anew.map(({ partner, fields }) => ({
    fields: {
      ...none,
      ...fields,
      takenAt: null,
      answer: null,
      requestId: request._id,
      supplierId: suppliers.id.parse(partner._id),
    },
  }));
  const written = [
    ...unwrapAll(await updateManyWithin(work, context, patches)),
    ...unwrapAll(await addManyWithin(work, context, added)),
  ];
  return [...again, ...anew].flatMap(({ partner }, place) => {
    const asked = written[place];
    return asked ? [{ askedId: asked._id, partner }] : [];
  });
}
