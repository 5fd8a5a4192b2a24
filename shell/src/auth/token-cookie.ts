import Cookies from 'js-cookie';
import { tokenCookie } from 'shared-ui';
import { readClaims } from './token-claims';

/** The kept bearer token. Its presence is the gate of all admin pages. */
export function readToken(): string | undefined {
  return Cookies.get(tokenCookie);
}

/** Keeps the token until its own end. */
export function keepToken(token: string): void {
  const { endsAt } = readClaims(token);
  Cookies.set(tokenCookie, token, {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    ...(endsAt && { expires: endsAt }),
  });
}

export function dropToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
}
