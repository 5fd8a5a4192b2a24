import { SignJWT } from 'jose';
import { allKeys, derivedKeys, type KeySet, verifyWithAny } from '../../kernel/secrets/key-set';

const purpose = 'preview';
const lifetimeSeconds = 3600;

/** Signed tokens that show one record as stored, published or not. */
export interface PreviewTokens {
  sign(recordId: string): Promise<{ token: string; expiresAt: string }>;
  /** The record that the token is for; undefined when the token is forged or expired. */
  recordOf(token: string): Promise<string | undefined>;
}

/** @param secrets - the secrets that sign sessions; the keys here are derived from them */
export function openPreviewTokens(secrets: KeySet): PreviewTokens {
  const keys = derivedKeys(secrets, 'preview');
  return {
    async sign(recordId) {
      const ends = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setSubject(recordId)
        .setExpirationTime(ends)
        .sign(keys.current);
      return { token, expiresAt: new Date(ends * 1000).toISOString() };
    },
    async recordOf(token) {
      const payload = await verifyWithAny(token, allKeys(keys), { audience: purpose }).catch(
        () => undefined,
      );
      return payload?.sub;
    },
  };
}
