import type { Env } from '../../core/env';

/** The address of the page on which the recipient of a mail unsubscribes. */
export function unsubscribeAddress(
  { PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  token: string,
): string {
  const url = new URL('/api/email/unsubscribe', PUBLIC_URL ?? `http://localhost:${PORT}`);
  url.searchParams.set('token', token);
  return url.href;
}
