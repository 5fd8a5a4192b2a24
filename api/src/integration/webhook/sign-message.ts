import { createHmac, randomBytes } from 'node:crypto';

/** A message as the signature covers it. */
export interface SignedParts {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

const start = 'whsec_';

export function newSecret(): string {
  return start + randomBytes(32).toString('base64');
}

/**
 * The headers of a message: its id, its time and a signature by each secret.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(parts: SignedParts, secrets: readonly string[]) {
  return {
    'webhook-id': parts.id,
    'webhook-timestamp': String(parts.timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signature(parts, secret)}`).join(' '),
  };
}

function signature({ id, timestamp, body }: SignedParts, secret: string): string {
  const key = Buffer.from(secret.slice(start.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
}
