import type { MailMessage } from '../email/mail-message';
import { inquiries } from './inquiry';
import { InquiryItem, maxItems } from './inquiry-item';
import type { MailFieldName, MailOrder } from './mail-order';

/** Characters of a subject and a text that an inquiry takes. */
const limits = { subject: 200, message: 10_000 };

const fields = [
  'contactName',
  'company',
  'email',
  'phone',
  'country',
  'incoterm',
  'destination',
  'currency',
  'paymentTerms',
  'customerReference',
  'deliveryDate',
  'offerDeadline',
] as const satisfies readonly MailFieldName[];

/** What a new inquiry of a message starts with. A value that its field does not take is left for a person to enter. */
export function inquiryOfMail(order: MailOrder, message: Pick<MailMessage, 'subject' | 'text'>) {
  const read = new Map(order.fields.map(({ field, value }) => [field, value]));
  const given = {
    ...Object.fromEntries(fields.map((field) => [field, read.get(field)])),
    contactName: read.get('contactName') ?? read.get('email') ?? 'Unknown sender',
    customerId: order.customer?._id,
    contactId: order.contactId ?? undefined,
    language: order.language ?? undefined,
    subject: message.subject.slice(0, limits.subject).trim(),
    message: message.text.slice(0, limits.message).trim(),
  };
  const shape = inquiries.create.shape;
  const valid = Object.entries(given).filter(([name, value]) => {
    const field = Object.entries(shape).find(([key]) => key === name)?.[1];
    return value !== undefined && value !== '' && field?.safeParse(value).success === true;
  });
  return {
    ...Object.fromEntries(valid),
    items: order.lines
      .slice(0, maxItems)
      .map(({ item }) => InquiryItem.parse({ ...item, targetPrice: null, currency: null })),
  };
}
