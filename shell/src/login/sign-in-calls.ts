import type { Login, PasskeyProof, PasskeyRequest } from 'contract/staff';

/** How a form signs in. Each call rejects with the reason. */
export interface SignInCalls {
  readonly withPassword: (credentials: Login) => Promise<void>;
  readonly beginPasskey: () => Promise<PasskeyRequest>;
  readonly withPasskey: (passkey: PasskeyProof) => Promise<void>;
  /** Leaves for the identity provider. */
  readonly beginProvider: () => Promise<void>;
}

/** How a page finishes a sign-in with the identity provider. */
export interface ReturnCalls extends SignInCalls {
  /** Takes the query with which the provider sent the browser back, or the code that was asked for then. */
  readonly withProvider: (
    given: { readonly response: string } | { readonly code: string },
  ) => Promise<void>;
}
