import type { MailMessage } from 'contract/email';
import { inquiries, maxItems, type MailFieldName, type MailOrder } from 'contract/inquiry';
import type { ValuesOf } from 'shared-ui/resource';

type Values = Partial<ValuesOf<typeof inquiries>>;

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

/** What a new inquiry starts with. A value that its field does not take is left for a person to enter. */
export function mailValues(order: MailOrder, message: MailMessage): Values {
  const read = new Map(order.fields.map(({ field, value }) => [field, value]));
  const given = {
    ...Object.fromEntries(fields.map((field) => [field, read.get(field)])),
    contactName: read.get('contactName') ?? read.get('email') ?? 'Unknown sender',
    customerId: order.customer?._id,
    contactId: order.contactId ?? undefined,
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
      .map(({ item }) => ({ ...item, targetPrice: null, currency: null })),
  };
}
