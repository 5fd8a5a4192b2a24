import type { ImapFlow } from 'imapflow';
import type { ImapAddress } from '../../kernel/bounce-settings';

/** The folder of an IMAP server that bounces come back to. */
export interface BounceMailbox {
  /** The messages that are not read yet, the oldest first. */
  unread(): Promise<number[]>;
  /** The beginning of a message, which stays unread; undefined where it was removed meanwhile. */
  open(uid: number): Promise<Buffer | undefined>;
  markRead(uid: number): Promise<void>;
}

export class MailboxFailure extends Error {
  override name = 'MailboxFailure';
}

/** A report precedes the mail that it returns, which may be large. */
const maxMessageLength = 1_000_000;
const maxLineLength = 8_000_000;
const maxTokens = 100_000;

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

interface Opening {
  readonly address: ImapAddress;
  /** Ends the connection, and with it the work. */
  readonly signal: AbortSignal;
}

/**
 * Opens the mailbox for some work and closes it. The client is loaded when there is a mailbox to read.
 *
 * @throws MailboxFailure without what the server said, as it may name addresses
 */
export async function withBounceMailbox<Result>(
  { address, signal }: Opening,
  work: (mailbox: BounceMailbox) => Promise<Result>,
): Promise<Result> {
  const client = await newClient(address);
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  // An error without a listener would end the process; commands under way are rejected by themselves.
  client.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    await spoken(client.connect());
    const { readOnly } = await spoken(client.mailboxOpen(address.folder));
    if (readOnly) throw new MailboxFailure('The folder may only be read, not marked as read');
    const result = await work(mailboxOf(client));
    // The work is done, whether the server says goodbye or not.
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

async function newClient({ host, port, security, user, password }: ImapAddress): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  return new Client({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLineLength,
    maxLiteralSize: 2 * maxMessageLength,
    maxResponseSize: maxLineLength + 2 * maxMessageLength,
    maxResponseTokens: maxTokens,
    ...timeouts,
  });
}

function mailboxOf(client: ImapFlow): BounceMailbox {
  const byUid = { uid: true };
  return {
    async unread() {
      const found = await spoken(client.search({ seen: false, deleted: false }, byUid));
      if (!found) throw new MailboxFailure('The folder cannot be searched');
      return found.toSorted((one, other) => one - other);
    },
    async open(uid) {
      const source = { maxLength: maxMessageLength };
      const message = await spoken(client.fetchOne(String(uid), { source }, byUid));
      return message ? message.source : undefined;
    },
    async markRead(uid) {
      if (!(await spoken(client.messageFlagsAdd(String(uid), ['\\Seen'], byUid))))
        throw new MailboxFailure('A message cannot be marked as read');
    },
  };
}

/** What the client is asked for. */
async function spoken<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new MailboxFailure(wordsOf(Object(error)));
  }
}

interface ClientError {
  readonly code?: unknown;
  readonly serverResponseCode?: unknown;
  readonly authenticationFailed?: boolean;
  readonly mailboxMissing?: boolean;
}

function wordsOf({ authenticationFailed, mailboxMissing, ...error }: ClientError): string {
  if (authenticationFailed) return 'The server refuses the user or the password';
  if (mailboxMissing) return 'There is no such folder';
  const code = error.code ?? error.serverResponseCode;
  return typeof code === 'string'
    ? `The server cannot be read (${code})`
    : 'The server cannot be read';
}
