import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { digestOfBytes } from './digest';
import type { ParsedMail } from './parsed-mail';

type Threaded = Pick<ParsedMail, 'references' | 'inReplyTo' | 'messageId' | 'key'> & {
  readonly ownerId: string | null;
};

/** The conversation that a message belongs to: that of a message which it follows, else the one of its first reference. */
export async function threadOf(work: Work, mail: Threaded): Promise<string> {
  const { references, inReplyTo, messageId, key, ownerId } = mail;
  const followed = [...references, ...(inReplyTo === null ? [] : [inReplyTo])];
  if (followed.length > 0) {
    const { rows } = await sql<{ threadId: string }>`
      select thread_id from mail_message
      where message_id = any(${followed}::text[]) and owner_id is not distinct from ${ownerId}
      order by received_at limit 1`.execute(work);
    if (rows[0]) return rows[0].threadId;
  }
  return threadIdOf(followed[0] ?? messageId ?? key);
}

/** The thread that begins with the message of a Message-ID; a UUID of version 8 (RFC 9562). */
export function threadIdOf(messageId: string): string {
  const digits = digestOfBytes(messageId);
  const part = (start: number, end: number) => digits.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
