import { randomBytes } from 'node:crypto';

/** Headers of every response of the site. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Scripts and styles need the page's nonce. Pictures and fonts come from our own origin. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A worker has the policy of its own file: it loads our scripts and connects only to our origin. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}
