import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { PageQuery } from '../list';

const mailboxId = z.string().regex(/^[0-9a-f-]{36}$/);

/** A message received by the development mailbox. */
export const ArrivedMail = z.object({
  _id: mailboxId,
  at: z.iso.datetime(),
  from: z.string(),
  /** All envelope recipients, including Bcc. */
  to: z.array(z.string()),
  subject: z.string(),
  size: z.int(),
  hasAttachments: z.boolean(),
});
export type ArrivedMail = z.infer<typeof ArrivedMail>;

const everyMail = {
  settings: 'view',
  email: 'view',
  customers: 'view',
  suppliers: 'view',
  inquiries: 'view',
  website: 'view',
  applications: 'view',
  staff: 'view',
} as const;

/** The development mailbox: accepts all mail, keeps it for a while and delivers nothing. */
export const mailboxEndpoints = {
  list: endpoint({
    name: 'mailbox.list',
    method: 'GET',
    path: 'mailbox/get',
    access: 'admin',
    needs: everyMail,
    query: PageQuery,
    answer: pageOf(ArrivedMail).extend({ host: z.string(), port: z.int() }),
    summary: 'What reached the development mail server, latest first; 404 where there is none',
  }),
  get: endpoint({
    name: 'mailbox.get',
    method: 'GET',
    path: 'mailbox/getById',
    access: 'admin',
    needs: everyMail,
    idIn: 'query',
    id: mailboxId,
    answer: single(
      ArrivedMail.extend({
        cc: z.array(z.string()),
        replyTo: z.string().nullable(),
        messageId: z.string().nullable(),
        html: z.string().nullable(),
        text: z.string().nullable(),
        headers: z.string(),
        attachments: z.array(
          z.object({
            name: z.string(),
            mime: z.string(),
            size: z.int(),
            cid: z.string().nullable(),
          }),
        ),
      }),
    ),
    summary: 'One message that reached the development mail server',
  }),
  clear: endpoint({
    name: 'mailbox.clear',
    method: 'DELETE',
    path: 'mailbox/deleteAll',
    access: 'admin',
    needs: { settings: 'all' },
    answer: single(z.object({ removed: z.int() })),
    summary: 'Empties the development mail server',
  }),
} as const;
