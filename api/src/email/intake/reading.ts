import type { ImapFlow } from 'imapflow';
import type { SealedAccount } from '../account/read-account';
import type { BounceServices } from '../bounce/take-bounce';
import { answered, MailboxFailure } from '../imap/open-imap';
import type { MessageServices } from '../message/store-message';

export interface Reading {
  readonly services: MessageServices & BounceServices;
  readonly account: SealedAccount;
  readonly client: ImapFlow;
  /** Whether the mailbox is still this process's to read, with these settings. Asked before each batch. */
  readonly isCurrent: () => Promise<boolean>;
}

const byUid = { uid: true };

/** The UIDs behind one, the lowest first, of messages since the day that the mailbox is read from. */
export async function uidsAfter(
  { client, account }: Pick<Reading, 'client' | 'account'>,
  uid: number,
): Promise<number[]> {
  const since = account.since === null ? {} : { since: new Date(account.since) };
  const found = await answered(client.search({ uid: `${uid + 1}:*`, ...since }, byUid));
  if (!found) throw new MailboxFailure('The folder cannot be searched');
  // `*` is the last message, even where its UID is lower.
  return found.filter((one) => one > uid).toSorted((one, other) => one - other);
}
