import { dateText } from 'contract';
import { sql } from 'kysely';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { enqueueNotice, plainInMail } from '../../email/queue/enqueue-notice';
import { adminName } from '../../repository/admin-name';
import { inTransaction } from '../../repository/in-transaction';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';

/** Days before the last day of a key on which its maker is notified. */
const noticeDays = [14, 1];

interface EndingKey {
  readonly name: string;
  readonly createdBy: string;
  readonly expiresAt: string;
}

interface Recipient {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Notifies the maker of each key that ends soon, in the panel and by mail; in place of one who is gone or may not make
 * keys any more, everybody who may. A key made for fewer days than a notice is early has only the later notice.
 */
export function announceKeyEnds(
  services: Pick<Services, 'database' | 'secretBox' | 'env'>,
  now = new Date(),
): Promise<void> {
  return inTransaction(services.database, async (work) => {
    for (const key of await takeEnding(work, now)) {
      for (const recipient of await recipientsOf(work, key)) {
        await sendNotice(work, services, { key, recipient });
      }
    }
  });
}

/** Of processes that look at the same time, one takes the key. */
async function takeEnding(work: Work, now: Date): Promise<EndingKey[]> {
  const lastDay = sql`(key.expires_at at time zone 'UTC')::date`;
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`;
  const madeOn = sql`(key.created_at at time zone 'UTC')::date`;
  const { rows } = await sql<EndingKey>`
    update api_key set end_notice_days = due.days
    from (
      select key._id, min(notice.days) as days
      from api_key as key cross join unnest(${noticeDays}::int[]) as notice (days)
      where key.revoked_at is null and key.expires_at > ${now.toISOString()}
        and ${lastDay} - ${today} <= notice.days and ${lastDay} - ${madeOn} >= notice.days
      group by key._id
    ) as due
    where api_key._id = due._id
      and (api_key.end_notice_days is null or api_key.end_notice_days > due.days)
    returning api_key.name, api_key.created_by, api_key.expires_at`.execute(work);
  return rows;
}

async function recipientsOf(work: Work, { createdBy }: EndingKey): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select admin._id, ${adminName} as name, admin.email
    from admin join role on role._id = admin.role_id
    where admin.deleted_at is null and role.levels ->> 'settings' in ('edit', 'all')`.execute(work);
  const maker = rows.find(({ _id }) => _id === createdBy);
  return maker === undefined ? rows : [maker];
}

interface KeyNotice {
  readonly key: EndingKey;
  readonly recipient: Recipient;
}

async function sendNotice(
  work: Work,
  services: Pick<Services, 'secretBox' | 'env'>,
  { key: { name, expiresAt }, recipient: { _id: adminId, ...recipient } }: KeyNotice,
): Promise<void> {
  const lastDay = dateText(expiresAt.slice(0, 10));
  const message = `The API key “${name}” works until ${lastDay}: make a new one`;
  await notify(work, { kind: 'api-key-ending', message, link: panelLinks.integrations(), adminId });
  await enqueueNotice(work, services, {
    to: recipient.email,
    toName: recipient.name,
    subject: `An API key works until ${lastDay}`,
    paragraphs: [
      `The API key “${plainInMail(name)}” of {{company.name}} works until the end of ${lastDay} (UTC). The program that uses it is refused afterwards.`,
      'Make a new one in the admin panel, under Integrations, and give it to the program.',
    ],
  });
}
