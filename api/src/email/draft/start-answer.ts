import { type MailAnswerStart, type MailDraftKind, mailLimits } from 'contract/email';
import { Email } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { AdminViewer } from '../../kernel/viewer';
import { cut } from '../message/visible-text';
import { type AnsweredMessage, readAnswered } from './answered-message';
import { quoteOf, quoteText } from './quote-message';

interface Starting {
  readonly id: string;
  readonly kind: Exclude<MailDraftKind, 'new'>;
  readonly viewer: AdminViewer;
}

/** To whom an answer goes: those of our own addresses that the message went to get none. */
export async function startAnswer(
  database: Database,
  { id, kind, viewer }: Starting,
): Promise<MailAnswerStart> {
  const message = await readAnswered(database, id, viewer);
  const addressees = kind === 'forward' ? [] : await addresseesOf(database, message);
  const [to = '', ...others] = addressees;
  const copied = kind === 'replyAll' ? others : [];
  return {
    to,
    cc: copied.slice(0, mailLimits.copies),
    subject: await subjectOf(database, message, kind),
    attachments: kind === 'forward' ? storedOf(message) : [],
    quote: quoteText(quoteOf(message, kind)),
  };
}

/** Whom to answer first, then who else got the message. */
async function addresseesOf(database: Database, message: AnsweredMessage): Promise<string[]> {
  const { direction, replyTo, fromAddress, to, cc } = message;
  const first = direction === 'in' ? [replyTo ?? fromAddress] : [];
  const all = [...first, ...[...to, ...cc].map(({ address }) => address)].flatMap(asAddress);
  const own = await ownAddresses(database);
  const [main, ...others] = [...new Set(all)];
  if (main === undefined) return [];
  return [main, ...others.filter((address) => !own.has(address))];
}

function asAddress(text: string): string[] {
  const { data } = Email.safeParse(text);
  return data === undefined ? [] : [data];
}

async function ownAddresses(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string | null }>`
    select lower(from_address) as address from smtp
    union select lower(reply_to) from smtp
    union select lower(bounce_address) from smtp
    union select lower(username) from mail_account`.execute(database);
  return new Set(rows.flatMap(({ address }) => address ?? []));
}

/** With the number of the inquiry, by which an answer comes back to it. Braces are no tags of a template. */
async function subjectOf(
  database: Database,
  { subject, inquiryId }: AnsweredMessage,
  kind: Starting['kind'],
): Promise<string> {
  const inquiry =
    inquiryId === null
      ? undefined
      : await database
          .selectFrom('inquiry')
          .select('number')
          .where('_id', '=', inquiryId)
          .executeTakeFirst();
  const number = inquiry?.number ?? '';
  const bare = subject.replace(prefix, '').replaceAll('{{', '{ {');
  const tail = number === '' || bare.includes(number) ? '' : ` (${number})`;
  const head = kind === 'forward' ? 'Fwd: ' : 'Re: ';
  return `${head}${cut(bare, mailLimits.subject - head.length - tail.length)}${tail}`;
}

const prefix = /^(?:(?:re|aw|wg|fwd?|antw|rv|回复|转发)\s?[:：]\s?)+/i;

function storedOf({ attachments }: AnsweredMessage) {
  return attachments
    .flatMap(({ originalName, file }) =>
      file === null ? [] : [{ title: originalName || 'Attachment', file }],
    )
    .slice(0, mailLimits.attachments);
}
