import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';
import { addressesOf, PrivateAddress } from '../../kernel/net/reach-host';

/** A folder of an IMAP server, as a client opens it. */
export interface ImapAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, an upgrade before the sign-in, or none on this machine. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly auth: ImapAuth;
  readonly folder: string;
}

/** What a connection is signed in by: a password, or a token of OAuth 2 (RFC 7628, XOAUTH2). */
export type ImapAuth = { readonly pass: string } | { readonly accessToken: string };

/** Why a mailbox cannot be read, in words for staff and without what the server said, as that may name addresses. */
export class MailboxFailure extends Error {
  override name = 'MailboxFailure';
}

/** The server refuses the user, the password or the token. */
export class SignInRefused extends MailboxFailure {
  override name = 'SignInRefused';
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
  /** Whether the host may be in a private network. */
  readonly allowPrivate: boolean;
  /** Ends the connection, and with it the work. */
  readonly signal: AbortSignal;
}

/**
 * Opens the folder of an IMAP server for some work and closes it. The client is loaded when there is one to read.
 *
 * @throws MailboxFailure
 */
export async function withImap<Result>(
  { address, maxLiteral, isReadOnly = false, allowPrivate, signal }: ImapOpening,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const reached = await checkedAddress(address.host, allowPrivate);
  const client = await newClient({ ...address, reached }, maxLiteral);
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  // An error without a listener would end the process; commands under way are rejected by themselves.
  client.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    await signedIn(client, address.auth);
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

/** The address to connect to, looked up once, so that it is the one that was checked. */
async function checkedAddress(host: string, allowPrivate: boolean): Promise<string> {
  try {
    const reach = { allowPrivate, connectionTimeout: timeouts.connectionTimeout };
    const [address = host] = await addressesOf(host.replace(/\.$/, ''), reach);
    return address;
  } catch (error) {
    if (error instanceof PrivateAddress)
      throw new MailboxFailure('The host is in a private network, which is not allowed here');
    throw new MailboxFailure('There is no such host');
  }
}

async function newClient(
  { host, reached, port, security, user, auth }: ImapAddress & { readonly reached: string },
  maxLiteralSize: number,
): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  return new Client({
    host: reached,
    // Certificates are of names; an address is looked for in them as it is.
    ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user, ...auth },
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

const tokenMechanisms = ['AUTH=XOAUTH2', 'AUTH=OAUTHBEARER', 'AUTH=XOAUTH'];

async function signedIn(client: ImapFlow, auth: ImapAuth): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const isByToken = 'accessToken' in auth;
    const { authenticationFailed }: ClientError = Object(error);
    if (authenticationFailed)
      throw new SignInRefused(
        `The server refuses the user or the ${isByToken ? 'token' : 'password'}`,
      );
    const isOffered = tokenMechanisms.some((name) => client.capabilities.has(name));
    if (isByToken && client.capabilities.size > 0 && !isOffered)
      throw new MailboxFailure('The server takes no sign-in by OAuth 2');
    throw new MailboxFailure(wordsOf(Object(error)));
  }
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

function wordsOf({ mailboxMissing, ...error }: ClientError): string {
  if (mailboxMissing) return 'There is no such folder';
  const code = error.code ?? error.serverResponseCode;
  return typeof code === 'string'
    ? `The server cannot be read (${code})`
    : 'The server cannot be read';
}
