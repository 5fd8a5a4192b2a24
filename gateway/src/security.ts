import { randomBytes } from 'node:crypto';

/** A value that names the scripts and styles of one answer as ours. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The headers of the shell's page. Scripts run that carry the nonce, or that come from our own origin or one of those
 * that remotes may come from: a registry that names another origin is refused by the browser. Pictures are our own, drawn
 * into the page (`data:`) or just chosen or fetched by a script (`blob:`).
 *
 * @param remoteOrigins - the setting `REMOTE_ORIGINS`
 */
export function shellHeaders(
  nonce: string,
  remoteOrigins: readonly string[] = [],
): Record<string, string> {
  const own = ["'self'", ...remoteOrigins].join(' ');
  // The same places, for the news of a development server: http becomes ws, https wss.
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
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
