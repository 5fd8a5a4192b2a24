import { stripEnds } from 'contract';
import type { Env } from './env';

/** The address of the site in links, without a slash at the end; that of this machine without `PUBLIC_URL`. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return stripEnds(PUBLIC_URL ?? `http://localhost:${PORT}`, { end: /\// });
}
