import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { text } from '../text';
import { RemoteId } from './manifest';

/** An ed25519 signature (64 bytes) in base64url. @see RFC 8032 */
export const Signature = z.string().regex(/^[\w-]{86}(?:==)?$/);

/**
 * The public key for a remote's archives. A removed key accepts no new signatures; versions published with it stay
 * valid.
 */
export const SigningKey = z.object({
  _id: idOf('signingKey'),
  remote: RemoteId,
  label: z.string(),
  /** The key's SubjectPublicKeyInfo (DER) in base64, as `mfe-kit key` prints it. */
  publicKey: z.string(),
  createdAt: z.iso.datetime(),
  /** An admin's name. */
  createdBy: z.string().nullable(),
  removedAt: z.iso.datetime().nullable(),
});
export type SigningKey = z.infer<typeof SigningKey>;

export const signingKeyEndpoints = {
  keys: endpoint({
    name: 'release.keys',
    method: 'GET',
    path: 'release/keys',
    access: 'admin',
    needs: { releases: 'view' },
    query: z.strictObject({ remote: RemoteId }),
    answer: single(z.array(SigningKey)),
    summary: 'The signing keys of a remote, the removed ones last',
  }),
  addKey: endpoint({
    name: 'release.addKey',
    method: 'POST',
    path: 'release/addKey',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    body: z.strictObject({ remote: RemoteId, label: text(60), publicKey: text(1000) }),
    answer: single(SigningKey),
    status: 201,
    summary:
      'Adds an ed25519 public key (PEM, or its DER in base64): from then on the remote is published signed, by any of its keys',
  }),
  removeKey: endpoint({
    name: 'release.removeKey',
    method: 'DELETE',
    path: 'release/removeKey',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    idIn: 'query',
    answer: single(SigningKey),
    summary: 'Takes a key out of use: nothing new is published with it',
  }),
} as const;
