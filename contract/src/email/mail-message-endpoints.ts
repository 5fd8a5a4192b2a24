import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { FilingReason, mailMessages } from './mail-message';

/** An inquiry that a message may belong to. */
export const MailProposal = z.object({
  inquiryId: idOf('inquiry'),
  number: z.string(),
  contactName: z.string(),
  company: z.string().nullable(),
  reason: FilingReason,
});
export type MailProposal = z.infer<typeof MailProposal>;

const filing = { mailboxes: 'edit', customers: 'view', inquiries: 'edit' } as const;
const sorting = { mailboxes: 'edit', customers: 'view' } as const;
const reading = { mailboxes: 'view', customers: 'view' } as const;
const message = single(mailMessages.entity);

/** What is done with received messages. */
export const mailMessageEndpoints = {
  proposals: endpoint({
    name: 'mailMessage.proposals',
    method: 'GET',
    path: 'mailMessage/getProposals',
    access: 'admin',
    needs: { ...reading, inquiries: 'view' },
    idIn: 'query',
    answer: single(z.array(MailProposal)),
    summary:
      'The inquiries that a message may belong to, each with the reason, the likeliest first',
  }),
  attach: endpoint({
    name: 'mailMessage.attach',
    method: 'POST',
    path: 'mailMessage/attach',
    access: 'admin',
    needs: filing,
    idIn: 'query',
    body: z.strictObject({ inquiryId: idOf('inquiry') }),
    answer: message,
    summary: 'Attaches a message to an inquiry, and says so to its assignee',
  }),
  sort: endpoint({
    name: 'mailMessage.sort',
    method: 'POST',
    path: 'mailMessage/sort',
    access: 'admin',
    needs: sorting,
    idIn: 'query',
    body: z.strictObject({ state: z.enum(['tray', 'spam', 'notOurs']) }),
    answer: message,
    summary:
      'Puts a message among spam, aside or back into the tray; further mail of a sender of spam is spam',
  }),
  open: endpoint({
    name: 'mailMessage.open',
    method: 'POST',
    path: 'mailMessage/open',
    access: 'admin',
    needs: { ...reading, inquiries: 'view' },
    body: z.strictObject({ inquiryId: idOf('inquiry') }),
    answer: single(z.object({ opened: z.int() })),
    summary: 'Notes that the new messages of an inquiry were opened',
  }),
  pictures: endpoint({
    name: 'mailMessage.pictures',
    method: 'GET',
    path: 'mailMessage/getPictures',
    access: 'admin',
    needs: reading,
    idIn: 'query',
    answer: single(
      z.object({
        html: z.string().nullable(),
        /** Pictures that could not be had. */
        missing: z.int(),
      }),
    ),
    summary:
      'The HTML of a message with the pictures of other servers within it, fetched by this server for who asks to see them',
  }),
} as const;
