import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { endLease, takeLease } from '../../jobs/named-lease';
import type { Services } from '../../kernel/services';
import { readAccount, type SealedAccount } from '../account/read-account';
import { openSecret } from '../account/open-secret';
import { MailboxFailure } from '../imap/open-imap';
import { askProvider } from './ask-provider';
import { tokenTimeLimit, TokensRefused, type Tokens } from './request-tokens';

export type TokenServices = Pick<Services, 'database' | 'secretBox' | 'env'>;

/** Milliseconds before its end in which an access token is not used any more. */
export const tokenMargin = 120_000;
/** Milliseconds between two looks at what another process does. */
const lookPause = 100;

export interface AccessToken {
  readonly accessToken: string;
  readonly until: Date;
}

/**
 * The access token of a mailbox, asked for anew shortly before it expires: by one process of all, which has a lease for it,
 * while the others wait for what it stores. A process that was killed is replaced when its lease is over.
 *
 * @throws MailboxFailure
 */
export async function accessTokenOf(
  services: TokenServices,
  id: string,
  signal: AbortSignal,
): Promise<AccessToken> {
  const { database } = services;
  const lease = { name: `mailToken.${id}`, holder: uuidv7(), seconds: (2 * tokenTimeLimit) / 1000 };
  for (;;) {
    signal.throwIfAborted();
    const stored = storedToken(services, await requireConnected(services, id));
    if (stored) return stored;
    if (await takeLease(database, lease)) {
      try {
        const fresh = await refresh(services, id, signal);
        if (fresh) return fresh;
      } finally {
        await endLease(database, lease);
      }
    }
    await pause(lookPause);
  }
}

type Connected = SealedAccount & { readonly refreshTokenBox: string };

async function requireConnected({ database }: TokenServices, id: string): Promise<Connected> {
  const account = await readAccount(database, id);
  const refreshTokenBox = account?.refreshTokenBox ?? null;
  if (!account || refreshTokenBox === null)
    throw new MailboxFailure('Sign in at the provider first');
  return { ...account, refreshTokenBox };
}

function storedToken(
  { secretBox }: TokenServices,
  { _id, accessTokenBox, accessTokenUntil }: SealedAccount,
): AccessToken | undefined {
  const until = new Date(accessTokenUntil ?? 0);
  if (accessTokenBox === null || until.getTime() < Date.now() + tokenMargin) return undefined;
  return { accessToken: openSecret(secretBox, accessTokenBox, _id), until };
}

/** @returns undefined where the mailbox was signed in to meanwhile */
async function refresh(
  services: TokenServices,
  id: string,
  signal: AbortSignal,
): Promise<AccessToken | undefined> {
  const account = await requireConnected(services, id);
  const stored = storedToken(services, account);
  if (stored) return stored;
  try {
    const tokens = await askProvider(services, account, {
      grant: {
        grant_type: 'refresh_token',
        refresh_token: openSecret(services.secretBox, account.refreshTokenBox, id),
      },
      signal,
    });
    return await storeRefreshed(services, account, tokens);
  } catch (error) {
    if (!(error instanceof TokensRefused && error.isRevoked)) throw error;
    if (await disconnect(services, account, error.message)) throw error;
    return undefined;
  }
}

/** The access token and a refresh token that replaces the one before, in one statement. */
async function storeRefreshed(
  { database, secretBox }: TokenServices,
  { _id, refreshTokenBox }: Connected,
  { accessToken, accessTokenUntil: until, refreshToken }: Tokens,
): Promise<AccessToken | undefined> {
  const next = refreshToken === undefined ? refreshTokenBox : secretBox.seal(refreshToken, _id);
  const { rows } = await sql`
    update mail_account_secret set refresh_token_box = ${next},
      access_token_box = ${secretBox.seal(accessToken, _id)}, access_token_until = ${until}
    where mail_account_id = ${_id} and refresh_token_box = ${refreshTokenBox}
    returning mail_account_id`.execute(database);
  return rows.length === 0 ? undefined : { accessToken, until };
}

/** Forgets tokens that the provider takes no more. @returns false where there are other ones meanwhile */
async function disconnect(
  { database }: TokenServices,
  { _id, refreshTokenBox }: Connected,
  failure: string,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update mail_account_secret
      set refresh_token_box = null, access_token_box = null, access_token_until = null
      where mail_account_id = ${_id} and refresh_token_box = ${refreshTokenBox}
      returning mail_account_id)
    update mail_account_state set connected_at = null, failure = ${failure}
    where mail_account_id in (select mail_account_id from ended)
    returning mail_account_id`.execute(database);
  return rows.length > 0;
}

/** The server refused it, so that the next use asks for another one. */
export async function forgetAccessToken(
  { database, secretBox }: TokenServices,
  id: string,
  refused: string,
): Promise<void> {
  const account = await readAccount(database, id);
  const box = account?.accessTokenBox ?? null;
  if (box === null || openSecret(secretBox, box, id) !== refused) return;
  await sql`
    update mail_account_secret set access_token_box = null, access_token_until = null
    where mail_account_id = ${id} and access_token_box = ${box}`.execute(database);
}
