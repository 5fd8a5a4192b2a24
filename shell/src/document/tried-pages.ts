import { matchesPattern } from 'contract/release';

/**
 * The cookie with the addresses of builds that this browser tries before they are released: by it alone, the server
 * knows that they are the panel's when such a page is reloaded.
 */
const triedPagesCookie = 'panel-tried';

/** Assigned to `document.cookie`, names the patterns of the builds that are tried, until the browser is closed. */
export function triedPagesMark(patterns: readonly string[]): string {
  return `${triedPagesCookie}=${patterns.join('|')}; path=/; samesite=lax`;
}

const triedPatterns = new RegExp(`(?:^|;\\s*)${triedPagesCookie}=([\\w/:*?|-]{1,2000})(?:;|$)`);

/** Whether a request's cookies name a path as one of a tried build. */
export function isTriedPage(cookies: string | undefined = '', pathname: string): boolean {
  const patterns = triedPatterns.exec(cookies)?.[1]?.split('|') ?? [];
  return patterns.some((pattern) => matchesPattern(pattern, pathname));
}
