import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import { allKeys, derivedKeys, type KeySet, verifyWithAny } from '../../kernel/secrets/key-set';

const purpose = 'device';
const cookieName = 'device';
const lifetimeSeconds = 180 * 86_400;

/** A browser that an admin has signed in with before. It does not replace the password. */
export interface Device {
  readonly id: string;
  readonly adminId: string;
}

/** Signed cookies that distinguish attempts of known devices from those of strangers. */
export interface KnownDevices {
  /** Undefined when the cookie is missing, forged or too old. */
  of(request: Pick<FastifyRequest, 'headers'>): Promise<Device | undefined>;
  /** Makes the device known, or extends that. */
  remember(
    answer: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    device: { readonly adminId: string; readonly id?: string | undefined },
  ): Promise<void>;
}

/** @param secrets - the secrets that sign sessions; the keys here are derived from them */
export function openKnownDevices(secrets: KeySet): KnownDevices {
  const keys = derivedKeys(secrets, purpose);
  return {
    async of({ headers }) {
      const token = parse(headers.cookie ?? '')[cookieName];
      if (token === undefined) return undefined;
      const payload = await verifyWithAny(token, allKeys(keys), { audience: purpose }).catch(
        () => undefined,
      );
      const { jti: id, sub: adminId } = payload ?? {};
      return id === undefined || adminId === undefined ? undefined : { id, adminId };
    },
    async remember({ request, reply }, { adminId, id = uuidv7() }) {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setSubject(adminId)
        .setJti(id)
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(keys.current);
      const cookie = serialize(cookieName, token, {
        path: request.url.split('?', 1)[0] ?? '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: lifetimeSeconds,
      });
      reply.header('set-cookie', cookie);
    },
  };
}
