import { randomBytes } from 'node:crypto';

/** A value that names the scripts and styles of one answer as ours. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The headers of the shell's page. Remotes are loaded by scripts that carry the nonce, hence `strict-dynamic`. Pictures
 * are our own, drawn into the page (`data:`) or just chosen or fetched by a script (`blob:`).
 */
export function shellHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
