import { createHash } from 'node:crypto';

/** Headers of every response of the site. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** The source expressions of a page's inline elements, by `hashSource`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The empty style is the one that styled-components adds its rules to in the browser. */
const emptyStyle = hashSource('');

/**
 * The policy of a page: it follows from the page's body, so that a cache can store both. Inline scripts and styles run by
 * the hash of their contents; other scripts, pictures and fonts come from our own origin.
 */
export function pagePolicy({ scripts, styles }: InlineSources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${[emptyStyle, ...styles].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    trustedTypes,
  ].join('; ');
}

/** Scripts put no text where the browser would run it: the bundle's own loader alone makes addresses of scripts. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types site";

/** The source expression that allows an inline element with this content (CSP 3, section 2.3.1). */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** A worker has the policy of its own file: it loads our scripts and connects only to our origin. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
