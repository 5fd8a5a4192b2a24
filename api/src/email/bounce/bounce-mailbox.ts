import type { ImapFlow } from 'imapflow';
import { answered, type ImapOpening, MailboxFailure, withImap } from '../imap/open-imap';

/** The folder of an IMAP server that bounces come back to. */
export interface BounceMailbox {
  /** The messages that are not read yet, the oldest first. */
  unread(): Promise<number[]>;
  /** The beginning of a message, which stays unread; undefined where it was removed meanwhile. */
  open(uid: number): Promise<Buffer | undefined>;
  markRead(uid: number): Promise<void>;
}

/** A report precedes the mail that it returns, which may be large. */
const maxMessageLength = 1_000_000;

/**
 * Opens the mailbox for some work and closes it.
 *
 * @throws MailboxFailure
 */
export function withBounceMailbox<Result>(
  opening: Pick<ImapOpening, 'address' | 'signal'>,
  work: (mailbox: BounceMailbox) => Promise<Result>,
): Promise<Result> {
  return withImap(
    { ...opening, allowPrivate: true, maxLiteral: 2 * maxMessageLength },
    (client) => {
      if (client.mailbox && client.mailbox.readOnly)
        throw new MailboxFailure('The folder may only be read, not marked as read');
      return work(mailboxOf(client));
    },
  );
}

function mailboxOf(client: ImapFlow): BounceMailbox {
  const byUid = { uid: true };
  return {
    async unread() {
      const found = await answered(client.search({ seen: false, deleted: false }, byUid));
      if (!found) throw new MailboxFailure('The folder cannot be searched');
      return found.toSorted((one, other) => one - other);
    },
    async open(uid) {
      const source = { maxLength: maxMessageLength };
      const message = await answered(client.fetchOne(String(uid), { source }, byUid));
      return message ? message.source : undefined;
    },
    async markRead(uid) {
      if (!(await answered(client.messageFlagsAdd(String(uid), ['\\Seen'], byUid))))
        throw new MailboxFailure('A message cannot be marked as read');
    },
  };
}
