import { stripEnds } from 'contract';
import type { Env } from './env';

/** The address of the site in links, without a slash at the end; that of this machine without `PUBLIC_URL`. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return stripEnds(PUBLIC_URL ?? `http://localhost:${PORT}`, { end: /\// });
}

/** The address of the panel, without a slash at the end. */
export function panelAddress(env: Pick<Env, 'ADMIN_URL' | 'PUBLIC_URL' | 'PORT'>): string {
  return publicUrlOf({ ...env, PUBLIC_URL: env.ADMIN_URL ?? env.PUBLIC_URL });
}
