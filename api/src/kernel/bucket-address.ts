import { z } from 'zod';

/** A folder in a bucket of an S3-compatible service, with the account that may read and write it. */
export interface BucketAddress {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Empty, or with a slash at the end. */
  readonly folder: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`, percent-encoded. */
export const BucketUrl = z.string().transform((text, context): BucketAddress => {
  const address = readBucketUrl(text);
  if (address) return address;
  const message =
    'must be an address such as https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1, percent-encoded';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const local = ['localhost', '127.0.0.1', '[::1]'];

function readBucketUrl(text: string): BucketAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, hostname, username, password, pathname, searchParams, hash } = new URL(
    text,
  );
  const isGuarded = protocol === 'https:' || (protocol === 'http:' && local.includes(hostname));
  const [bucket, ...folders] = pathname.split('/').filter((part) => part !== '');
  const others = [...searchParams.keys()].filter((key) => key !== 'region');
  if (!isGuarded || hash !== '' || others.length > 0) return undefined;
  if (!bucket || ![bucket, ...folders].every((part) => /^[\w.-]+$/.test(part))) return undefined;
  const [accessKeyId, secretAccessKey] = [username, password].map(decoded);
  if (!accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    folder: folders.map((part) => `${part}/`).join(''),
    accessKeyId,
    secretAccessKey,
  };
}

/** Undefined for what is no text. */
function decoded(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
