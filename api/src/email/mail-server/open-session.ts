import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ExternalLogger } from 'nodemailer/lib/shared';
import type { StoredMailServer } from '../mail-transport';
import { reachHost, type Reach } from '../../kernel/net/reach-host';

export interface SessionOptions extends Reach {
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  /** The name that the product sends in EHLO. */
  readonly ownName: string;
  /** Trusted certificates in addition to the system's, in PEM. */
  readonly trusted?: string | undefined;
  /** Logs each line of the SMTP dialogue. */
  readonly log?: ExternalLogger;
}

/** The server offers no authentication, although credentials are configured. */
export class NoSignIn extends Error {
  override name = 'NoSignIn';
}

/** There is a user name without a readable password. */
export class NoPassword extends Error {
  override name = 'NoPassword';
}

const closeTimeout = 1000;
const maxReplyBytes = 64 * 1024;

/**
 * A connection to the server, encrypted as configured and authenticated.
 *
 * @throws what `reachHost` throws, NoPassword, NoSignIn, or nodemailer's errors
 */
export async function openSession(
  server: StoredMailServer,
  options: SessionOptions,
): Promise<SMTPConnection> {
  if (server.username !== null && !server.password) throw new NoPassword();
  const host = server.host.replace(/\.$/, '');
  const socket = await reachHost(host, server.port, options);
  const connection = new SMTPConnection({
    connection: socket,
    host,
    port: server.port,
    name: options.ownName,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: { minVersion: 'TLSv1.2', ...(options.trusted ? { ca: options.trusted } : {}) },
    connectionTimeout: options.connectionTimeout + options.greetingTimeout,
    greetingTimeout: options.greetingTimeout,
    socketTimeout: options.socketTimeout,
    socketCloseTimeout: closeTimeout,
    maxResponseSize: maxReplyBytes,
    ...(options.log ? { logger: options.log, transactionLog: true } : {}),
  });
  await greeted(connection);
  try {
    await signedIn(connection, server);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function greeted(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => setImmediate(reject, new Error('The connection was closed')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(
  connection: SMTPConnection,
  { username, password }: StoredMailServer,
): Promise<void> {
  if (username === null) return Promise.resolve();
  if (!connection.allowsAuth) return Promise.reject(new NoSignIn());
  const credentials = { user: username, pass: password ?? '' };
  return new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => setImmediate(reject, new Error('The connection was closed')));
    connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
  });
}
