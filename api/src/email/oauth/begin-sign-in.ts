import { createHash } from 'node:crypto';
import { mailSignInPath } from 'contract/email';
import { sql } from 'kysely';
import * as oidc from 'openid-client';
import type { Env } from '../../kernel/env';
import { invalidField } from '../../kernel/problem';
import { panelAddress } from '../../kernel/public-url';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { SealedAccount } from '../account/read-account';
import type { TokenServices } from './access-token';

/** Minutes that a sign-in at the provider may take. */
const minutes = 10;

/** Where all providers send browsers back to. */
export function redirectAddress(env: Pick<Env, 'ADMIN_URL' | 'PUBLIC_URL' | 'PORT'>): string {
  return `${panelAddress(env)}${mailSignInPath}`;
}

/**
 * The address of a mailbox's provider to send a person's browser to (RFC 6749, section 4.1.1, with PKCE, RFC 7636). A person has
 * one sign-in of a mailbox at a time.
 */
export async function beginSignIn(
  { database, secretBox, env }: TokenServices,
  account: SealedAccount | undefined,
  viewer: Viewer,
): Promise<string> {
  const { authorizationUrl = null, clientId = null, scope = null } = account ?? {};
  if (!account || authorizationUrl === null || clientId === null || scope === null)
    throw invalidField('signIn', 'Choose OAuth 2 for this mailbox, and enter its provider first');
  const state = oidc.randomState();
  const verifier = oidc.randomPKCECodeVerifier();
  const stateHash = hashOf(state);
  await sql`delete from mail_account_sign_in where until < now()`.execute(database);
  await sql`
    insert into mail_account_sign_in (state_hash, mail_account_id, admin_id, verifier_box, until)
    values (${stateHash}, ${account._id}, ${actorId(viewer)},
      ${secretBox.seal(verifier, stateHash)}, now() + make_interval(mins => ${minutes}))
    on conflict (mail_account_id, admin_id) do update set state_hash = excluded.state_hash,
      verifier_box = excluded.verifier_box, until = excluded.until`.execute(database);
  const url = new URL(authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectAddress(env),
    scope,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: account.username,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

interface BegunSignIn {
  readonly accountId: string;
  readonly verifier: string;
}

/** Ends a person's sign-in by its state. @returns undefined for one that is unknown, somebody else's, too old or used */
export async function takeSignIn(
  { database, secretBox }: TokenServices,
  state: string,
  viewer: Viewer,
): Promise<BegunSignIn | undefined> {
  const stateHash = hashOf(state);
  const { rows } = await sql<{ accountId: string; verifierBox: string; isOver: boolean }>`
    delete from mail_account_sign_in
    where state_hash = ${stateHash} and admin_id = ${actorId(viewer)}
    returning mail_account_id as account_id, verifier_box, until < now() as is_over`.execute(
    database,
  );
  const [begun] = rows;
  if (!begun || begun.isOver) return undefined;
  return {
    accountId: begun.accountId,
    verifier: secretBox.open(begun.verifierBox, stateHash),
  };
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}
