import { t } from '@lingui/core/macro';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from 'contract/staff';
import { WordedError } from 'shared-ui/client';

/** Why the browser made or used no passkey. */
export class PasskeyFailed extends WordedError {
  override readonly name = 'PasskeyFailed';
}

/** Lets the device make a passkey. @throws PasskeyFailed */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
  } catch (cause) {
    throw failure(cause);
  }
}

export interface PasskeyUse {
  /** Offers the passkeys in the list of the browser below the email instead of asking at once. */
  readonly isAutofill?: boolean;
}

/** Lets the device sign with a passkey. @throws PasskeyFailed */
export async function signWithPasskey(
  optionsJSON: PasskeyRequest,
  { isAutofill = false }: PasskeyUse = {},
): Promise<PasskeyProof> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    };
  } catch (cause) {
    throw failure(cause);
  }
}

/** Ends an offer or a question that is still open. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

const messages: Readonly<Partial<Record<WebAuthnError['code'], string>>> = {
  get ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED() {
    return t`This device has a passkey of your account already.`;
  },
  get ERROR_INVALID_DOMAIN() {
    return t`The browser allows no passkeys at this address. Open the panel at its usual address, with a name and https.`;
  },
  get ERROR_INVALID_RP_ID() {
    return t`The browser allows no passkeys at this address. Open the panel at its usual address.`;
  },
  get ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT() {
    return t`This device does not check who uses it: set up its PIN, fingerprint or face first.`;
  },
  get ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT() {
    return t`This device cannot keep passkeys. Use another one.`;
  },
};

function failure(cause: unknown): PasskeyFailed {
  const code = cause instanceof WebAuthnError ? cause.code : undefined;
  const known = code === undefined ? undefined : messages[code];
  return new PasskeyFailed(known ?? t`No passkey was used. Try again, or use the password.`, {
    cause,
  });
}
