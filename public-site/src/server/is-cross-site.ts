/**
 * Whether a page of another site sent the form. Browsers tell in `Sec-Fetch-Site`, older ones and those on plain HTTP
 * in `Origin`; a client that sends neither is not a browser, so cross-site request forgery does not apply.
 *
 * @param host - the site's public host
 */
export function isCrossSite({ headers }: Request, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== host;
}

/** Undefined for an opaque origin (`null`). */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
