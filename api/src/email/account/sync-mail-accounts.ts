import type { mailAccounts } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import type { Written } from '../../repository/write-rules';

/** Stores passwords separately, encrypted. Another server, user or folder has other messages, which are read from the start. */
export async function syncMailAccounts(
  work: Work,
  writes: readonly Written<typeof mailAccounts>[],
  { secretBox }: WriteContext,
): Promise<void> {
  for (const { id, before, after, secrets } of writes) {
    const isOther =
      before?.host !== after.host ||
      before.username !== after.username ||
      before.folder !== after.folder ||
      before.since !== after.since;
    await sql`
      insert into mail_account_state (mail_account_id) values (${id})
      on conflict (mail_account_id) do update set failure = null, sent_failure = null
        ${isOther ? sql`, uid_validity = null, last_uid = 0, settled_uid = 0` : sql``}`.execute(
      work,
    );
    const { password } = secrets;
    if (after.passwordSetAt === null)
      await work.deleteFrom('mailAccountSecret').where('mailAccountId', '=', id).execute();
    if (typeof password !== 'string') continue;
    if (!secretBox) throw new Error('There is no key to encrypt a password with');
    await sql`
      insert into mail_account_secret (mail_account_id, password_box)
      values (${id}, ${secretBox.seal(password, id)})
      on conflict (mail_account_id) do update set password_box = excluded.password_box`.execute(
      work,
    );
  }
}
