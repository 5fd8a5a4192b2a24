import { createHash, createHmac } from 'node:crypto';

/**
 * Whether a service accepts a `GET` of this address (Signature Version 4, query parameters): it was signed with this
 * secret, and its time is not over.
 */
export function isPresigned(address: URL, secret: string, now = Date.now()): boolean {
  const parameter = (name: string) => address.searchParams.get(`X-Amz-${name}`) ?? '';
  const date = parameter('Date');
  const [, ...scope] = parameter('Credential').split('/');
  const begun = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
  const isInTime = now - begun <= Number(parameter('Expires')) * 1000;
  const canonical = [
    'GET',
    address.pathname,
    canonicalQuery(address),
    `host:${address.host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secret}`);
  return isInTime && hmac(key, toSign).toString('hex') === parameter('Signature');
}

function canonicalQuery({ search }: URL): string {
  // Decoded as S3 does: a plus is a plus.
  return search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map((part) => encoded(decodeURIComponent(part))))
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
