import { t } from '@lingui/core/macro';
import Cookies from 'js-cookie';
import { tokenCookie, WordedError } from 'shared-ui/client';
import { readClaims } from './token-claims';

/** The stored bearer token. Its presence is the gate of all admin pages. */
export function readToken(): string | undefined {
  try {
    return Cookies.get(tokenCookie);
  } catch {
    // A browser that blocks cookies may also throw when they are read.
    return undefined;
  }
}

/** Thrown when a sign-in would not outlast the page, because cookies are blocked. */
export class CookiesRefused extends WordedError {
  override readonly name = 'CookiesRefused';

  constructor() {
    super(t`Your browser refuses cookies of this site. Allow them, then sign in again.`);
  }
}

/**
 * Stores the token until it expires.
 *
 * @throws CookiesRefused
 */
export function storeToken(token: string): void {
  const { endsAt } = readClaims(token);
  Cookies.set(tokenCookie, token, {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    ...(endsAt && { expires: endsAt }),
  });
  if (readToken() !== token) throw new CookiesRefused();
}

export function dropToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
}
