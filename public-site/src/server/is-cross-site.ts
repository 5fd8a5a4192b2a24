/**
 * Whether a form was sent by a page of another site. Browsers say so in `Sec-Fetch-Site`, older ones and those on
 * plain HTTP in `Origin`; who sends neither is no browser, and nobody can have tricked it.
 *
 * @param host - that of the site as visitors know it
 */
export function isCrossSite({ headers }: Request, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== host;
}

/** Undefined for an origin that is hidden (`null`), which is nobody's. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
