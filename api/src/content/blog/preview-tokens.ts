import { jwtVerify, SignJWT } from 'jose';
import { derivedKey } from '../../core/derived-key';

const purpose = 'preview';
const lifetimeSeconds = 3600;

/** Signed tokens that show one record as stored, published or not. */
export interface PreviewTokens {
  sign(recordId: string): Promise<{ token: string; expiresAt: string }>;
  /** The record that the token is for; undefined when the token is forged or expired. */
  recordOf(token: string): Promise<string | undefined>;
}

/** @param secret - the secret that signs sessions; the key here is derived from it */
export function openPreviewTokens(secret: Uint8Array): PreviewTokens {
  const key = derivedKey(secret, 'preview');
  return {
    async sign(recordId) {
      const ends = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setSubject(recordId)
        .setExpirationTime(ends)
        .sign(key);
      return { token, expiresAt: new Date(ends * 1000).toISOString() };
    },
    async recordOf(token) {
      const verified = await jwtVerify(token, key, {
        audience: purpose,
        algorithms: ['HS256'],
      }).catch(() => undefined);
      return verified?.payload.sub;
    },
  };
}
