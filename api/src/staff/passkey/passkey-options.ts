import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
} from '@simplewebauthn/server';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { readProfile } from '../admins';
import { fullName } from '../full-name';
import { challengeLifetime, issueChallenge } from './challenges';
import { passkeySite } from './passkey-site';

type OptionServices = Pick<Services, 'database' | 'env'>;

/** The user handle of an account: its id, which says nothing about the person. */
export function userHandleOf(adminId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(adminId.replaceAll('-', ''), 'hex'));
}

/** What an authenticator needs to make a passkey: one that it finds by itself, and that checks who uses it. */
export async function creationOptions(
  { database, env }: OptionServices,
  { adminId, sessionId }: AdminViewer,
) {
  const profile = await readProfile(database, adminId);
  const { rpId } = passkeySite(env);
  const challenge = await issueChallenge(database, { purpose: 'add', sessionId });
  return generateRegistrationOptions({
    rpName: 'Admin panel',
    rpID: rpId,
    userName: profile.email,
    userID: userHandleOf(adminId),
    userDisplayName: fullName(profile),
    challenge: bytesOf(challenge),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: await credentialsOf({ database }, adminId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What an authenticator needs to sign in with any passkey of this site. */
export async function loginOptions({ database, env }: OptionServices) {
  const challenge = await issueChallenge(database, { purpose: 'sign-in', sessionId: null });
  return requestOptions(env, challenge, []);
}

/** What an authenticator needs to confirm a session with a passkey of its account. */
export async function confirmOptions(
  { database, env }: OptionServices,
  { adminId, sessionId }: AdminViewer,
) {
  const challenge = await issueChallenge(database, { purpose: 'confirm', sessionId });
  return requestOptions(env, challenge, await credentialsOf({ database }, adminId));
}

async function requestOptions(
  env: Services['env'],
  challenge: string,
  allowCredentials: Awaited<ReturnType<typeof credentialsOf>>,
) {
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(env).rpId,
    challenge: bytesOf(challenge),
    timeout: challengeLifetime,
    userVerification: 'required',
    allowCredentials,
  });
  return { ...options, allowCredentials: options.allowCredentials ?? [] };
}

async function credentialsOf({ database }: Pick<Services, 'database'>, adminId: string) {
  const passkeys = await database
    .selectFrom('passkey')
    .select(['credentialId as id', 'transports'])
    .where('adminId', '=', adminId)
    .execute();
  return passkeys.map(({ id, transports }) => ({ id, transports: knownTransports(transports) }));
}

const transportNames: ReadonlySet<string> = new Set<AuthenticatorTransport>([
  'ble',
  'hybrid',
  'internal',
  'nfc',
  'usb',
]);

/** Without those that a newer browser may name. */
export function knownTransports(transports: readonly string[]): AuthenticatorTransport[] {
  return transports.filter(isTransport);
}

function isTransport(name: string): name is AuthenticatorTransport {
  return transportNames.has(name);
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}
