import { fileTypeFromBuffer } from 'file-type/core';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { reachHost } from '../../kernel/net/reach-host';

export interface Fetching {
  /** Whether a host may be in a private network: only in tests. */
  readonly allowPrivate: boolean;
  /** The authority of a server's certificate, where it is not a public one. */
  readonly ca?: string;
  readonly signal: AbortSignal;
}

export interface Picture {
  readonly mime: string;
  readonly bytes: Buffer;
}

const maxBytes = 2_000_000;
const maxRedirects = 3;
const connectionTimeout = 5_000;
/** What no browser runs or loads anything of. */
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/**
 * A picture of another server, by HTTPS alone, from a checked address of each host that leads to it, without cookies or a
 * referrer. Its bytes say what it is.
 *
 * @returns undefined for one that cannot be had, is too large or is no picture
 */
export async function fetchPicture(
  address: string,
  fetching: Fetching,
): Promise<Picture | undefined> {
  try {
    const bytes = await bytesOf(address, fetching);
    const type = bytes && (await fileTypeFromBuffer(bytes));
    return type && types.has(type.mime) ? { mime: type.mime, bytes } : undefined;
  } catch {
    return undefined;
  }
}

async function bytesOf(first: string, fetching: Fetching): Promise<Buffer | undefined> {
  let address = first;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
    const answer = await answerOf(url, fetching);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readWhole(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return undefined;
    address = new URL(headers.location, url).href;
  }
  return undefined;
}

async function answerOf(
  url: URL,
  { allowPrivate, ca, signal }: Fetching,
): Promise<IncomingMessage> {
  const { hostname, port, pathname, search, host } = url;
  const name = hostname.replace(/^\[|\]$/g, '');
  const reach = { allowPrivate, connectionTimeout };
  const socket = await reachHost(name, port === '' ? 443 : Number(port), reach);
  const secured = {
    socket,
    host: name,
    ...(isIP(name) === 0 && { servername: name }),
    ...(ca !== undefined && { ca }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({
      host: name,
      path: pathname + search,
      headers: { host, accept: 'image/png, image/jpeg, image/gif, image/webp' },
      signal,
      createConnection: () => connect(secured),
    });
    sent.once('error', reject);
    sent.once('response', resolve);
    sent.once('close', () => socket.destroy());
    sent.end();
  });
}

/** Undefined for what is too long, whatever length it announces. */
async function readWhole(answer: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length > maxBytes) return undefined;
  }
  return Buffer.concat(parts);
}
