import { createHash } from 'node:crypto';

/** The first lines of a request. */
export interface RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
}

/** A weak entity tag over everything that a response depends on. */
export function etagOf(parts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether the client already has this version. */
export function isKnown(request: Pick<RequestHead, 'headers'>, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}

/** Whether the client accepts this content encoding. */
export function acceptsEncoding(
  { headers }: Pick<RequestHead, 'headers'>,
  encoding: string,
): boolean {
  const accepted = headers.get('accept-encoding')?.split(',') ?? [];
  return accepted.some((item) => {
    const [name, weight] = item.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}
