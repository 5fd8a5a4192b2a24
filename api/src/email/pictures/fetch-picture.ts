import { fileTypeFromBuffer } from 'file-type/core';
import { readWhole, sendRequest } from '../../kernel/net/send-request';

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
const accept = 'image/png, image/jpeg, image/gif, image/webp';
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
    const answer = await sendRequest({ url, headers: { accept }, connectionTimeout, ...fetching });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readWhole(answer, maxBytes);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return undefined;
    address = new URL(headers.location, url).href;
  }
  return undefined;
}
