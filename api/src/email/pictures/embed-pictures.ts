import { fetchPicture, type Fetching, type Picture } from './fetch-picture';

/** Different pictures of a message, and bytes of all of them. */
const maxPictures = 30;
const maxBytes = 5_000_000;
const atOnce = 4;
/** Milliseconds for all of them. */
const timeLimit = 15_000;

export interface Embedded {
  /** With each picture within it; without those that could not be had. */
  readonly html: string;
  readonly missing: number;
}

const picture = /<img\b[^<>]*>/g;
const remote = / src="(https:[^"]*)"/;

/** Fetches the pictures of a cleaned message by this server, and puts them into its HTML, so that a browser asks nobody for any. */
export async function embedPictures(
  html: string,
  reach: Omit<Fetching, 'signal'>,
): Promise<Embedded> {
  const tags = html.match(picture) ?? [];
  const addresses = [...new Set(tags.flatMap((tag) => remote.exec(tag)?.[1] ?? []))];
  const found = await fetchAll(addresses.slice(0, maxPictures), reach);
  let missing = 0;
  const embedded = html.replace(picture, (tag) => {
    const address = remote.exec(tag)?.[1];
    if (address === undefined) return tag;
    const { mime, bytes } = found.get(address) ?? {};
    if (mime !== undefined && bytes !== undefined)
      return tag.replace(remote, () => ` src="data:${mime};base64,${bytes.toString('base64')}"`);
    missing += 1;
    return '';
  });
  return { html: embedded, missing };
}

async function fetchAll(
  addresses: readonly string[],
  reach: Omit<Fetching, 'signal'>,
): Promise<ReadonlyMap<string, Picture>> {
  const found = new Map<string, Picture>();
  const waiting = [...addresses];
  const signal = AbortSignal.timeout(timeLimit);
  let rest = maxBytes;
  const next = async (): Promise<void> => {
    const address = waiting.shift();
    if (address === undefined || signal.aborted || rest <= 0) return;
    const one = await fetchPicture(address.replaceAll('&amp;', '&'), { ...reach, signal });
    if (one && one.bytes.length <= rest) {
      rest -= one.bytes.length;
      found.set(address, one);
    }
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return found;
}
