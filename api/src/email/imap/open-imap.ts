import type { ImapFlow } from 'imapflow';
import type { ImapAddress } from '../../kernel/bounce-settings';

/** Why a mailbox cannot be read, in words for staff and without what the server said, as that may name addresses. */
export class MailboxFailure extends Error {
  override name = 'MailboxFailure';
}

const maxLineLength = 8_000_000;
const maxTokens = 100_000;

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export interface ImapOpening {
  readonly address: ImapAddress;
  /** Bytes of a message that may be asked for at once. */
  readonly maxLiteral: number;
  /** The folder is only looked at. */
  readonly isReadOnly?: boolean;
  /** Ends the connection, and with it the work. */
  readonly signal: AbortSignal;
}

/**
 * Opens the folder of an IMAP server for some work and closes it. The client is loaded when there is one to read.
 *
 * @throws MailboxFailure
 */
export async function withImap<Result>(
  { address, maxLiteral, isReadOnly = false, signal }: ImapOpening,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = await newClient(address, maxLiteral);
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  // An error without a listener would end the process; commands under way are rejected by themselves.
  client.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    await answered(client.connect());
    await answered(client.mailboxOpen(address.folder, { readOnly: isReadOnly }));
    const result = await work(client);
    // The work is done, whether the server says goodbye or not.
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

async function newClient(
  { host, port, security, user, password }: ImapAddress,
  maxLiteralSize: number,
): Promise<ImapFlow> {
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
    maxLiteralSize,
    maxResponseSize: maxLineLength + maxLiteralSize,
    maxResponseTokens: maxTokens,
    ...timeouts,
  });
}

/** What the client is asked for. */
export async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
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
