import type { Env } from '../../kernel/env';
import { panelAddress } from '../../kernel/public-url';

/** Where passkeys count: WebAuthn binds each to the host of the panel, and every signature to its origin. */
export function passkeySite(env: Pick<Env, 'ADMIN_URL' | 'PUBLIC_URL' | 'PORT'>): {
  readonly rpId: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(panelAddress(env));
  return { rpId: hostname, origin };
}
