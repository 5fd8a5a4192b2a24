import type { mailAccounts } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import type { Written } from '../../repository/write-rules';
import { goesElsewhere } from '../mail-server/goes-elsewhere';

type WrittenAccount = Written<typeof mailAccounts>;

/**
 * Stores secrets separately, encrypted. Another server, user or folder has other messages, which are read from the start;
 * another server, user or provider needs a new sign-in there.
 */
export async function syncMailAccounts(
  work: Work,
  writes: readonly WrittenAccount[],
  context: WriteContext,
): Promise<void> {
  for (const write of writes) {
    const { id, before, after } = write;
    const isOther =
      before?.host !== after.host ||
      before.username !== after.username ||
      before.folder !== after.folder ||
      before.since !== after.since;
    const isOtherConsent = before === undefined || needsConsent(before, after);
    await sql`
      insert into mail_account_state (mail_account_id) values (${id})
      on conflict (mail_account_id) do update set failure = null, sent_failure = null
        ${isOther ? sql`, uid_validity = null, last_uid = 0, settled_uid = 0` : sql``}
        ${isOtherConsent ? sql`, connected_at = null` : sql``}`.execute(work);
    if (isOtherConsent) await forgetConsent(work, id);
    await storeSecrets(work, write, context);
  }
}

/** Whether what was allowed is for something else: tokens are not sent to another server either. */
function needsConsent(before: WrittenAccount['after'], after: WrittenAccount['after']): boolean {
  const facts = (account: WrittenAccount['after']) => {
    const { signIn, username, authorizationUrl, tokenUrl, scope, clientId } = account;
    return JSON.stringify([signIn, username, authorizationUrl, tokenUrl, scope, clientId]);
  };
  return facts(before) !== facts(after) || goesElsewhere(after, before);
}

async function forgetConsent(work: Work, id: string): Promise<void> {
  await sql`
    update mail_account_secret
    set refresh_token_box = null, access_token_box = null, access_token_until = null
    where mail_account_id = ${id}`.execute(work);
  await work.deleteFrom('mailAccountSignIn').where('mailAccountId', '=', id).execute();
}

async function storeSecrets(
  work: Work,
  { id, after, secrets }: WrittenAccount,
  { secretBox }: WriteContext,
): Promise<void> {
  const seal = (secret: string | null | undefined) => {
    if (typeof secret !== 'string') return null;
    if (!secretBox) throw new Error('There is no key to encrypt a secret with');
    return secretBox.seal(secret, id);
  };
  const passwordBox = after.passwordSetAt === null ? null : seal(secrets.password);
  const clientSecretBox = after.clientSecretSetAt === null ? null : seal(secrets.clientSecret);
  await sql`
    insert into mail_account_secret as stored (mail_account_id, password_box, client_secret_box)
    values (${id}, ${passwordBox}, ${clientSecretBox})
    on conflict (mail_account_id) do update set
      password_box = case when ${after.passwordSetAt === null} then null
        else coalesce(excluded.password_box, stored.password_box) end,
      client_secret_box = case when ${after.clientSecretSetAt === null} then null
        else coalesce(excluded.client_secret_box, stored.client_secret_box) end`.execute(work);
}
