import type { PasskeyProof } from 'contract/staff';
import { z } from 'zod';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { PasskeyRow } from '../../account/staff-rows';
import { spendChallenge } from './challenges';
import { knownTransports, userHandleOf } from './passkey-options';
import { passkeySite } from './passkey-site';

type VerifyServices = Pick<Services, 'database' | 'env' | 'log'>;

/** The session that has to be confirmed; null for a sign-in. */
type SessionId = string | null;

/**
 * Verifies what an authenticator has signed: a challenge of this purpose that was not used before, at the panel's
 * origin, with a passkey of an active account, by a device that has checked who uses it, and whose count has grown.
 *
 * @returns the account that the passkey belongs to
 * @throws ApiProblem `wrong-credentials`
 */
export async function verifyPasskey(
  services: VerifyServices,
  proof: PasskeyProof,
  sessionId: SessionId,
): Promise<string> {
  const { database, env } = services;
  const challenge = challengeIn(proof.clientDataJSON);
  const purpose = sessionId === null ? 'sign-in' : 'confirm';
  if (!(await spendChallenge(database, challenge, { purpose, sessionId }))) {
    throw refused('This took too long, or was tried before. Try again.');
  }
  const passkey = await findPasskey(services, proof);
  if (passkey === undefined) {
    throw refused('This passkey is not known here any more. Use another one, or the password.');
  }
  const { rpId, origin } = passkeySite(env);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: responseOf(proof),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: knownTransports(passkey.transports),
    },
  }).catch((cause: unknown) => {
    services.log.warn({ err: cause, passkey: passkey._id }, 'A passkey was refused');
    throw refused('The passkey could not be verified. Try again, or use the password.', cause);
  });
  const isUsed = verified && (await noteUse(services, passkey, authenticationInfo.newCounter));
  if (!isUsed) throw refused('The passkey could not be verified. Try again, or use the password.');
  return passkey.adminId;
}

/** The challenge within what the browser signed. @throws ApiProblem for what no browser writes */
export function challengeIn(clientDataJSON: string): string {
  const data = ClientData.safeParse(parsed(clientDataJSON));
  if (data.success) return data.data.challenge;
  throw refused('The passkey’s answer could not be read. Try again.', data.error);
}

const ClientData = z.object({ challenge: z.string().regex(/^[\w-]{1,100}$/) });

function parsed(clientDataJSON: string): unknown {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  } catch {
    // What is no JSON is no data of a browser.
    return undefined;
  }
}

async function findPasskey({ database }: VerifyServices, { id, userHandle }: PasskeyProof) {
  const passkey = await database
    .selectFrom('passkey')
    .innerJoin('admin', 'admin._id', 'passkey.adminId')
    .selectAll('passkey')
    .where('passkey.credentialId', '=', id)
    .where('admin.deletedAt', 'is', null)
    .executeTakeFirst();
  if (passkey === undefined || userHandle === undefined) return passkey;
  const own = Buffer.from(userHandleOf(passkey.adminId)).toString('base64url');
  return userHandle === own ? passkey : undefined;
}

/** One of two requests that come with the same count is refused, unless the authenticator does not count. */
async function noteUse(
  { database }: VerifyServices,
  { _id, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const used = await database
    .updateTable('passkey')
    .set({ counter: newCounter, lastUsedAt: new Date().toISOString() })
    .where('_id', '=', _id)
    .where('counter', '=', counter)
    .returning('_id')
    .executeTakeFirst();
  return used !== undefined;
}

function responseOf({ id, ...response }: PasskeyProof) {
  const { userHandle, ...signed } = response;
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
    clientExtensionResults: {},
  };
}

function refused(message: string, cause?: unknown): ApiProblem {
  const problem = new ApiProblem('wrong-credentials', message, [{ path: 'passkey', message }]);
  return Object.assign(problem, { cause });
}
