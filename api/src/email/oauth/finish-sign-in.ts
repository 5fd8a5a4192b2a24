import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { getRecord } from '../../repository/read';
import { mailAccountTable } from '../account/mail-account.table';
import { readAccount, type SealedAccount } from '../account/read-account';
import { MailboxFailure } from '../imap/open-imap';
import type { TokenServices } from './access-token';
import { redirectAddress, takeSignIn } from './begin-sign-in';
import { askProvider } from './ask-provider';
import { type Tokens, tokenTimeLimit } from './request-tokens';

interface Finish {
  /** The query with which the provider sent the browser back. */
  readonly response: string;
  readonly viewer: Viewer;
}

/**
 * Redeems what the provider answered to a sign-in that the same person began, and stores the tokens.
 *
 * @throws ApiProblem with what to do next; then the mailbox is as it was
 */
export async function finishSignIn(
  services: TokenServices,
  { response, viewer }: Finish,
): Promise<{ readonly id: string; readonly name: string }> {
  const query = new URLSearchParams(response);
  const begun = await takeSignIn(services, query.get('state') ?? '', viewer);
  if (!begun) throw refused('This sign-in took too long, or was begun elsewhere. Begin it again.');
  await getRecord(services.database, mailAccountTable, begun.accountId, viewer);
  const account = await readAccount(services.database, begun.accountId);
  const code = query.get('code');
  if (!account || code === null) throw refused(wordsOf(query.get('error')));
  const tokens = await redeem(services, { account, code, verifier: begun.verifier });
  await storeTokens(services, { account, viewer, tokens });
  return { id: account._id, name: account.name };
}

/** What the provider says in its own words is not shown: anybody can write an address with an error. */
function wordsOf(error: string | null): string {
  return error === 'access_denied'
    ? 'The access was not allowed at the provider. Begin again to allow it.'
    : 'The provider gave no access. Look at the client’s settings there, and begin again.';
}

interface Redeeming {
  readonly account: SealedAccount;
  readonly code: string;
  readonly verifier: string;
}

async function redeem(
  services: TokenServices,
  { account, code, verifier }: Redeeming,
): Promise<Tokens & { readonly refreshToken: string }> {
  try {
    const tokens = await askProvider(services, account, {
      grant: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectAddress(services.env),
        code_verifier: verifier,
      },
      signal: AbortSignal.timeout(tokenTimeLimit),
    });
    const { refreshToken } = tokens;
    if (refreshToken !== undefined) return { ...tokens, refreshToken };
  } catch (error) {
    if (error instanceof MailboxFailure) throw refused(`${error.message}.`);
    throw error;
  }
  throw refused(
    'The provider gave no lasting access (no refresh token). Many ask for the scope offline_access.',
  );
}

interface Storing {
  readonly account: SealedAccount;
  readonly viewer: Viewer;
  readonly tokens: Tokens & { readonly refreshToken: string };
}

function storeTokens(
  { database, secretBox }: TokenServices,
  { account: { _id: id, version }, viewer, tokens }: Storing,
): Promise<void> {
  return inTransaction(database, async (work) => {
    const { rows } = await sql`
      select from mail_account where _id = ${id} and version = ${version} and deleted_at is null
      for update`.execute(work);
    if (rows.length === 0) throw refused('The mailbox was changed meanwhile. Begin again.');
    await sql`
      insert into mail_account_secret
        (mail_account_id, refresh_token_box, access_token_box, access_token_until)
      values (${id}, ${secretBox.seal(tokens.refreshToken, id)},
        ${secretBox.seal(tokens.accessToken, id)}, ${tokens.accessTokenUntil})
      on conflict (mail_account_id) do update set refresh_token_box = excluded.refresh_token_box,
        access_token_box = excluded.access_token_box,
        access_token_until = excluded.access_token_until`.execute(work);
    const state = await sql<{ connectedAt: string }>`
      update mail_account_state set connected_at = now(), failure = null, sent_failure = null
      where mail_account_id = ${id} returning connected_at`.execute(work);
    const changes = state.rows.map(({ connectedAt: to }) => ({
      field: 'connectedAt',
      from: null,
      to,
    }));
    const entry = { id, action: 'update' as const, version, changes };
    await journal({ work, resource: 'mailAccount', viewer }, [entry]);
  });
}

function refused(detail: string): ApiProblem {
  return new ApiProblem('wrong-credentials', detail);
}
