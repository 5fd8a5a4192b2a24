import { tokenCookie } from 'contract/staff';
import type { Services } from 'api/services';

/** Finds the signed-in admin of a page request: the panel keeps the bearer token in a cookie. */
export function adminCheck({
  verify,
}: Pick<Services['sessions'], 'verify'>): (
  cookies: string | undefined,
) => Promise<string | undefined> {
  return async (cookies = '') => {
    const token = new RegExp(`(?:^|;\\s*)${tokenCookie}=([\\w.-]+)`).exec(cookies)?.[1];
    if (token === undefined) return undefined;
    try {
      const viewer = await verify(token);
      return viewer.kind === 'admin' ? viewer.adminId : undefined;
    } catch {
      // Expired, revoked or forged, or the database is unavailable: the panel's own requests report which.
      return undefined;
    }
  };
}
