import { loadWebAuthn } from '../passkey/load-webauthn';
import type { SignInCalls } from './sign-in-calls';

/** Asks the browser for a passkey and signs in with it. */
export async function signInByPasskey({
  beginPasskey,
  withPasskey,
}: Pick<SignInCalls, 'beginPasskey' | 'withPasskey'>): Promise<void> {
  const [{ signWithPasskey }, request] = await Promise.all([loadWebAuthn(), beginPasskey()]);
  await withPasskey(await signWithPasskey(request));
}
