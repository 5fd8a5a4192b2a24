import type { mailServers } from 'contract/email';
import { sql } from 'kysely';
import type { RecordOf } from '../../repository/record-of';
import type { Work } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';
import type { WriteContext } from '../../repository/batch';
import type { Written } from '../../repository/write-rules';
import { resumeServer } from './resume-server';

/** Stores passwords separately, encrypted; a changed server is tried again at once. */
export async function syncMailServers(
  work: Work,
  writes: readonly Written<typeof mailServers>[],
  { secretBox }: WriteContext,
): Promise<void> {
  for (const { id, after, secrets } of writes) {
    await resumeServer(work, id);
    const { password } = secrets;
    if (after.passwordSetAt === null) {
      await work.deleteFrom('smtpSecret').where('smtpId', '=', id).execute();
    } else if (typeof password === 'string') {
      if (!secretBox) throw new Error('There is no key to encrypt a password with');
      const passwordBox = secretBox.seal(password, id);
      await sql`
        insert into smtp_secret (smtp_id, password_box) values (${id}, ${passwordBox})
        on conflict (smtp_id) do update set password_box = excluded.password_box`.execute(work);
    }
  }
}

/** A server cannot be removed while it is the default, sends account links, or mail waits for it. */
export async function neededMailServer(
  work: Work,
  { _id, isDefault, sendsAccountLinks }: RecordOf<typeof mailServers>,
): Promise<ApiProblem | undefined> {
  if (isDefault) {
    const detail =
      'This is the default mail server. Make another one the default, or this one no longer, and delete it then.';
    return new ApiProblem('in-use', detail);
  }
  if (sendsAccountLinks) {
    const detail =
      'This mail server sends the links for accounts. Let another one send them, or none, and delete it then.';
    return new ApiProblem('in-use', detail);
  }
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from email
    where smtp_id = ${_id} and status = 'queued'`.execute(work);
  const waiting = rows[0]?.waiting ?? 0;
  if (waiting === 0) return undefined;
  const what = waiting === 1 ? '1 message waits' : `${waiting} messages wait`;
  const detail = `${what} to be sent by this mail server. Cancel them or let them be sent first.`;
  return new ApiProblem('in-use', detail);
}
