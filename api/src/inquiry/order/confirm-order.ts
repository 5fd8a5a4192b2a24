import { utcDateText } from 'contract';
import { type OrderMail, orders } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { plainInMail } from '../../email/queue/enqueue-notice';
import { type InquiryContact, inquiryContact } from '../../email/recipients/inquiry-contact';
import { ApiProblem, invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, requireStaff, type Viewer } from '../../kernel/viewer';
import { drawDocument } from '../../pdf/document-pool';
import { inTransaction } from '../../repository/in-transaction';
import { letterWords } from '../letter/letter-words';
import { inMailLanguage } from '../letter/mail-words';
import { withLogo } from '../letter/read-sender';
import { enqueueLetter } from '../offer/enqueue-letter';
import { changeOrderWithin, lockedOrder, requireAllowed } from './change-order';
import type { OrderRecord } from './order-errors';
import { readOrderSheet } from './order-sheet';

type ConfirmServices = Pick<Services, 'database' | 'tables' | 'files' | 'secretBox' | 'env'>;

interface Confirming {
  readonly id: string;
  readonly mail: OrderMail;
  readonly viewer: Viewer;
}

/**
 * Mails the confirmation of an order to the contact of its inquiry. After a change it is sent again.
 *
 * @throws ApiProblem `in-use` for an order that is not to be confirmed, `stale-version` when it is changed meanwhile,
 * `invalid` at `email` without an address
 */
export async function confirmOrder(
  services: ConfirmServices,
  { id, mail, viewer }: Confirming,
): Promise<OrderRecord> {
  requireStaff(viewer);
  const sheet = await inTransaction(services.database, async (work) => {
    const order = await lockedOrder(work, id);
    requireAllowed(order, 'confirm');
    await requireContact(work, order);
    return readOrderSheet(work, order, actorId(viewer));
  });
  const bytes = await drawDocument('order', await withLogo(services.files, sheet));
  const originalName = `${sheet.order.number}.pdf`;
  const file = await services.files.store({ bytes, originalName }, { visibility: 'staff', viewer });
  try {
    return await inTransaction(services.database, async (work) => {
      const contact = await requireContact(work, sheet.order);
      const confirmed = await changeOrderWithin(work, services, {
        id,
        viewer,
        action: 'confirm',
        fieldsOf: (order) => {
          if (order.version !== sheet.order.version) {
            throw new ApiProblem(
              'stale-version',
              'The order was changed meanwhile. Read it again.',
            );
          }
          return Promise.resolve(confirmedFields(order, { pdf: file.name, contact, viewer }));
        },
      });
      await mailConfirmation(work, services, {
        order: confirmed,
        pdf: file.name,
        mail,
        viewer,
        contact,
      });
      return confirmed;
    });
  } catch (error) {
    await services.files.remove(file);
    throw error;
  }
}

async function requireContact(
  work: Work,
  { inquiryId }: Pick<OrderRecord, 'inquiryId'>,
): Promise<InquiryContact> {
  const contact = await inquiryContact(work, inquiryId);
  if (contact) return contact;
  throw invalidField('email', 'The inquiry has no email address. Enter one first');
}

interface Sent {
  readonly pdf: string;
  readonly contact: InquiryContact;
  readonly viewer: Viewer;
}

function confirmedFields({ state }: OrderRecord, { pdf, contact, viewer }: Sent) {
  return {
    state: state === 'open' ? ('confirmed' as const) : state,
    confirmedAt: new Date().toISOString(),
    confirmedBy: orders.entity.shape.confirmedBy.parse(actorId(viewer)),
    sentTo: contact.email,
    pdf,
  };
}

interface Mailing extends Sent, Pick<Confirming, 'mail'> {
  readonly order: OrderRecord;
}

async function mailConfirmation(
  work: Work,
  services: ConfirmServices,
  { order, pdf, mail, viewer, contact }: Mailing,
): Promise<void> {
  const { number, customerNumber, offerNumber, offerRevision, promisedOn } = order;
  const yours = customerNumber === null ? null : plainInMail(customerNumber);
  const written = inMailLanguage(order.language, (words) => {
    const { thanks, attached, delivery } = words.confirmation;
    return {
      words,
      paragraphs: [
        `${thanks(yours)} ${attached(number, offerNumber, offerRevision)}`,
        ...(promisedOn === null ? [] : [delivery(utcDateText(promisedOn))]),
      ],
    };
  });
  await enqueueLetter(work, services, {
    ...written,
    name: letterWords(order.language).confirmation(number),
    pdf,
    inquiryId: order.inquiryId,
    viewer,
    contact,
    message: mail.message ?? '',
  });
}
