import type { Viewer } from '../viewer';

/** Signed-in admins: tokens are signed, and every one of them is known to the database until it ends. */
export interface Sessions {
  /** Signs the admin in and answers the bearer token. */
  open(adminId: string): Promise<string>;
  /** @throws ApiProblem `forbidden` for a token that is malformed, forged, expired or revoked. */
  verify(token: string): Promise<Viewer>;
  revoke(sessionId: string): Promise<void>;
  /** Revokes all tokens of the admin but this one. */
  revokeOthers(adminId: string, sessionId: string): Promise<void>;
}
