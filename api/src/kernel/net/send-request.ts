import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { type Reach, reachHost } from './reach-host';

export interface OutgoingRequest extends Reach {
  /** Of http or https: which of them is allowed is for the caller to say. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Posted; without one, the address is read. */
  readonly body?: string;
  /** The authority of a server's certificate, where it is not a public one. */
  readonly ca?: string;
  readonly signal: AbortSignal;
}

/**
 * Asks another server, at a checked address of its host and without a second look-up. Redirects are not followed.
 *
 * @returns the answer, of which nothing is read yet
 * @throws HostUnknown, PrivateAddress, NoAnswer, or the system's own error
 */
export async function sendRequest(sending: OutgoingRequest): Promise<IncomingMessage> {
  const { url, headers, body, signal } = sending;
  const host = hostOf(url);
  const isEncrypted = url.protocol === 'https:';
  const usual = isEncrypted ? 443 : 80;
  const socket = await reachHost(host, url.port === '' ? usual : Number(url.port), sending);
  return new Promise((resolve, reject) => {
    const sent = (isEncrypted ? request : requestPlainly)({
      method: body === undefined ? 'GET' : 'POST',
      host,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
      signal,
      createConnection: () => (isEncrypted ? encrypted(socket, host, sending.ca) : socket),
    });
    sent.once('error', reject);
    sent.once('response', resolve);
    sent.once('close', () => socket.destroy());
    sent.end(body);
  });
}

/** Without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** The certificate has to be valid for the host, although the connection goes to one of its addresses. */
function encrypted(socket: Socket, host: string, ca: string | undefined): Socket {
  const servername = isIP(host) === 0 ? { servername: host } : {};
  return connect({ socket, host, ...servername, ...(ca !== undefined && { ca }) });
}

/** All bytes of an answer; undefined for one that is too long, whatever length it announces. */
export async function readWhole(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length > maxBytes) return undefined;
  }
  return Buffer.concat(parts);
}
