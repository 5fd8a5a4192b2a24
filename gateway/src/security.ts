import { randomBytes } from 'node:crypto';

/** A nonce for the scripts and styles of one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The headers of the shell's page. Scripts run with the nonce, or from our own origin and the allowed remote origins:
 * the browser blocks remotes from any other origin. Pictures are our own, inline (`data:`) or created by a script
 * (`blob:`).
 *
 * @param remoteOrigins - the setting `REMOTE_ORIGINS`
 */
export function shellHeaders(
  nonce: string,
  remoteOrigins: readonly string[] = [],
): Record<string, string> {
  const own = ["'self'", ...remoteOrigins].join(' ');
  // The same origins for the WebSocket of a development server: http becomes ws, https wss.
  const sockets = remoteOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${own}`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    `font-src ${own}`,
    `img-src ${own} data: blob:`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The policies of the bundle's loader and of `trustedTypesScript`.
    "require-trusted-types-for 'script'",
    'trusted-types shell default',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
