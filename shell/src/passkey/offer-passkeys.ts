import type { PasskeyProof, PasskeyRequest } from 'contract/staff';
import { hasWebAuthn, loadWebAuthn } from './load-webauthn';

/** An offer is made anew before its challenge ends. */
const margin = 30_000;

export interface PasskeyOffer {
  readonly begin: () => Promise<PasskeyRequest>;
  readonly onProof: (proof: PasskeyProof) => void;
}

/**
 * Offers passkeys in the browser's list below the email, where the browser does that, until one is chosen or the button
 * asks for one.
 *
 * @returns ends the offer
 */
export function offerPasskeys({ begin, onProof }: PasskeyOffer): () => void {
  let end: () => void = () => undefined;
  let isOver = false;

  async function offer(): Promise<void> {
    if (!(await hasAutofill()) || isOver) return;
    const { signWithPasskey, cancelPasskey } = await loadWebAuthn();
    for (;;) {
      const request = await begin();
      if (isOver) return;
      end = cancelPasskey;
      let isRenewed = false;
      const timer = setTimeout(() => {
        isRenewed = true;
        cancelPasskey();
      }, request.timeout - margin);
      try {
        const proof = await signWithPasskey(request, { isAutofill: true });
        if (!isOver) onProof(proof);
        return;
      } catch (error) {
        if (!isRenewed) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  }
  offer().catch(() => {
    // Without the offer there is the button, which says what is wrong.
  });
  return () => {
    isOver = true;
    end();
  };
}

async function hasAutofill(): Promise<boolean> {
  if (!hasWebAuthn()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
