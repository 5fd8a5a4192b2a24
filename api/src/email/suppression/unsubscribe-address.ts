import type { Env } from '../../kernel/env';
import { publicUrlOf } from '../../kernel/public-url';

/** The address of the page on which the recipient of a mail unsubscribes. */
export function unsubscribeAddress(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, token: string): string {
  const url = new URL('/api/email/unsubscribe', publicUrlOf(env));
  url.searchParams.set('token', token);
  return url.href;
}
