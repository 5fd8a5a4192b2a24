import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { mailMessages } from '../email/mail-message';
import { LetterLanguage } from '../partner/letter-language';
import { CustomerReason } from './mail-order';

const foundPartner = <Name extends 'customer' | 'supplier'>(name: Name) =>
  z
    .object({
      _id: idOf(name),
      companyName: z.string(),
      /** Its contact person by `contact`: the sender is known already. */
      reason: CustomerReason,
    })
    .nullable();

/** The sender of a message as a contact person of a company; a value that no contact person may have is null. */
export const MailContact = z.object({
  name: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: LetterLanguage.nullable(),
  customer: foundPartner('customer'),
  /** Null for who may not see suppliers. */
  supplier: foundPartner('supplier'),
});
export type MailContact = z.infer<typeof MailContact>;

export const mailContactEndpoints = {
  read: endpoint({
    name: 'inquiry.readMailContact',
    method: 'GET',
    path: 'inquiry/readMailContact',
    access: 'admin',
    needs: { mailboxes: 'view', customers: 'view', inquiries: 'view' },
    cost: 'thread',
    id: mailMessages.id,
    idIn: 'query',
    answer: single(MailContact),
    summary:
      'The sender of a received message, for the form of a new contact person, and the company that has their address; nothing is stored',
  }),
} as const;
