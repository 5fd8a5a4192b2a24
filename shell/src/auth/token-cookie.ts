import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui';
import { readClaims } from './token-claims';

/** The kept bearer token. Its presence is the gate of all admin pages. */
export function readToken(): string | undefined {
  try {
    return Cookies.get(tokenCookie);
  } catch {
    // A browser that refuses cookies to the page may refuse to read them as well.
    return undefined;
  }
}

/** Thrown at a sign-in that would not outlast the page. */
export class CookiesRefused extends Error {
  override readonly name = 'CookiesRefused';

  constructor() {
    super('Your browser refuses cookies of this site. Allow them, then sign in again.');
  }
}

/**
 * Keeps the token until its own end.
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
