import { tokenCookie } from 'contract';
import type { Services } from 'api/services';

/** Says whether a page is asked for by somebody who is signed in: the panel keeps the bearer token in a cookie. */
export function adminCheck({
  verify,
}: Pick<Services['sessions'], 'verify'>): (cookies: string | undefined) => Promise<boolean> {
  return async (cookies = '') => {
    const token = new RegExp(`(?:^|;\\s*)${tokenCookie}=([\\w.-]+)`).exec(cookies)?.[1];
    if (token === undefined) return false;
    try {
      const viewer = await verify(token);
      return viewer.kind === 'admin';
    } catch {
      // Ended, revoked or forged, or the database is away: the panel's own calls say which.
      return false;
    }
  };
}
