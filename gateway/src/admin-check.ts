import { tokenCookie } from 'contract/staff';
import type { Services } from 'api/services';

/** Checks whether a page request comes from a signed-in admin: the panel keeps the bearer token in a cookie. */
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
      // Expired, revoked or forged, or the database is unavailable: the panel's own requests report which.
      return false;
    }
  };
}
