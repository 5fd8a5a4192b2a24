import { z } from 'zod';
import { Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { nameText } from '../text';
import { LoginAnswer } from './admin';
import { passkeyPaths } from './sign-in';

/** How many passkeys an account may have. */
export const maxPasskeys = 20;

/** A passkey of an account: it counts as password and second factor, as its device checks who uses it. */
export const Passkey = z.object({
  _id: idOf('passkey'),
  /** As its owner calls it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it was used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = (maxBytes: number) =>
  z
    .string()
    .max(maxBytes)
    .regex(/^[\w-]+$/);
const CredentialId = bytes(1_400);

/** What an authenticator answers to a request to sign in. */
export const PasskeyProof = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
  userHandle: bytes(100).optional(),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** What an authenticator answers when it has made a passkey. */
export const NewPasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(30)).max(10).optional(),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Credential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const own = { access: 'admin', needs: 'account' } as const;
const Named = z.strictObject({ name: nameText(60) });

export const passkeyEndpoints = {
  list: endpoint({
    name: 'passkey.list',
    method: 'GET',
    path: 'passkey/get',
    ...own,
    answer: single(z.array(Passkey)),
    summary: 'The passkeys of who calls, oldest first',
  }),
  begin: endpoint({
    name: 'passkey.begin',
    method: 'POST',
    path: 'passkey/begin',
    ...own,
    fresh: true,
    answer: single(PasskeyCreation),
    summary: 'What an authenticator needs to make a passkey for who calls',
  }),
  add: endpoint({
    name: 'passkey.add',
    method: 'POST',
    path: 'passkey/add',
    ...own,
    fresh: true,
    body: Named.extend({ credential: NewPasskey }),
    answer: single(
      Passkey.extend({
        /** Recovery codes, where the account had no second factor before; shown once. */
        recoveryCodes: z.array(z.string()).nullable(),
      }),
    ),
    status: 201,
    summary: 'Adds the passkey that an authenticator has made',
  }),
  rename: endpoint({
    name: 'passkey.rename',
    method: 'PUT',
    path: 'passkey/update',
    ...own,
    idIn: 'query',
    body: Named,
    answer: single(Passkey),
    summary: 'Renames a passkey of who calls',
  }),
  remove: endpoint({
    name: 'passkey.remove',
    method: 'DELETE',
    path: 'passkey/delete',
    ...own,
    fresh: true,
    idIn: 'query',
    answer: Removed,
    summary: 'Removes a passkey of who calls',
  }),
  removeOf: endpoint({
    name: 'passkey.removeOf',
    method: 'DELETE',
    path: 'staff/removePasskeys',
    access: 'admin',
    needs: { staff: 'all' },
    fresh: true,
    idIn: 'query',
    answer: Removed,
    summary: 'Removes all passkeys of an account whose owner has lost them',
  }),
  /** Of a passkey of who calls, to make the sign-in fresh. */
  beginConfirm: endpoint({
    name: 'passkey.beginConfirm',
    method: 'POST',
    path: 'passkey/beginConfirm',
    ...own,
    answer: single(PasskeyRequest),
    summary: 'What an authenticator needs to confirm the sign-in of who calls',
  }),
  beginLogin: endpoint({
    name: 'passkey.beginLogin',
    method: 'POST',
    path: passkeyPaths.begin,
    access: 'public',
    answer: single(PasskeyRequest),
    summary: 'What an authenticator needs to sign in with a passkey',
  }),
  login: endpoint({
    name: 'passkey.login',
    method: 'POST',
    path: passkeyPaths.login,
    access: 'public',
    needs: 'account',
    body: z.strictObject({ passkey: PasskeyProof }),
    answer: LoginAnswer,
    summary: 'Signs in with a passkey and answers the bearer token',
  }),
} as const;
