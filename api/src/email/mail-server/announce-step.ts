import { randomUUID } from 'node:crypto';
import { MailServer } from 'contract/email';
import { sql } from 'kysely';
import Mustache from 'mustache';
import { z } from 'zod';
import { inTransaction } from '../../repository/in-transaction';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import { advance } from '../../jobs/job-queue';
import type { LeasedJob } from '../../jobs/job-rows';
import type { OutgoingMail, StoredMailServer } from '../mail-transport';
import { openServer } from './read-server';

/** The settings of a mail server at the time of a change, and a message that leaves by them. */
const Announcement = z.object({
  server: MailServer.pick({
    version: true,
    host: true,
    port: true,
    security: true,
    username: true,
    fromName: true,
    fromAddress: true,
    replyTo: true,
    bounceAddress: true,
    maxPerMinute: true,
    sendsAccountLinks: true,
  }).extend({
    _id: z.string(),
    passwordBox: z.string().nullable(),
    domain: z.string().nullable(),
    selector: z.string().nullable(),
    keyBox: z.string().nullable(),
  }),
  recipients: z.array(z.object({ email: z.string(), name: z.string().nullable() })),
  subject: z.string(),
  lines: z.array(z.string()),
});
export type Announcement = z.infer<typeof Announcement>;

const Cursor = z.number().nullable();

/** Of each recipient; the runner gives a job up after one more. */
const maxAttempts = 4;

/**
 * Mails the next recipient. A server that cannot be reached is tried again with the job's backoff, and then the next
 * recipient is mailed.
 */
export async function announceStep(
  { database, mail, secretBox }: Services,
  job: LeasedJob,
): Promise<'more' | 'done'> {
  const { server: sealed, recipients, ...message } = Announcement.parse(job.payload);
  const next = Cursor.parse(job.cursor) ?? 0;
  const recipient = recipients[next];
  if (!recipient) return 'done';
  // Former settings have connections of their own.
  const server = { ...openServer(secretBox, sealed), _id: `${sealed._id} ${sealed.version}` };
  const { kind, words } = await mail.deliver(server, mailOf(server, recipient, message));
  const isForLater = kind === 'unreachable' || kind === 'later';
  if (isForLater && job.attempts < maxAttempts) {
    throw new Error(`The former mail server did not take the message: ${words}`);
  }
  const refusals =
    kind === 'sent' ? [] : [{ recordId: null, title: recipient.email, reason: words }];
  const isLast = next + 1 === recipients.length;
  await inTransaction(database, async (work) => {
    await advance(work, job, { done: 1, changed: 0, refusals, cursor: next + 1 });
    if (isLast) await forgetSettings(work, job);
  });
  return isLast ? 'done' : 'more';
}

/** The former password and key are of no use any more. */
async function forgetSettings(work: Work, { _id }: Pick<LeasedJob, '_id'>): Promise<void> {
  await work
    .updateTable('job')
    .set({ payload: sql`'{}'::jsonb` })
    .where('_id', '=', _id)
    .execute();
}

function mailOf(
  { fromName, fromAddress, replyTo }: StoredMailServer,
  { email, name }: Announcement['recipients'][number],
  { subject, lines }: Pick<Announcement, 'subject' | 'lines'>,
): OutgoingMail {
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1);
  return {
    fromName,
    fromAddress,
    replyTo,
    to: email,
    toName: name,
    cc: [],
    bcc: [],
    subject,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${Mustache.escape(line)}</p>`).join('\n'),
    messageId: `<${randomUUID()}@${domain}>`,
    attachments: [],
    isAutomatic: true,
  };
}
