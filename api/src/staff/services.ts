import type { IdentityProvider } from './provider/identity-provider';
import type { KnownDevices } from './session/known-devices';
import type { Sessions } from './session/sessions';

declare module '../kernel/services' {
  interface Services {
    readonly sessions: Sessions;
    readonly knownDevices: KnownDevices;
    /** Where staff sign in by OpenID Connect, if the settings name a provider. */
    readonly identityProvider: IdentityProvider | undefined;
  }
}
