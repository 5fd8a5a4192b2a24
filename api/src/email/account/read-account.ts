import type { AfterReading, MailSignIn } from 'contract/email';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { MailAccountSecretRow } from '../email-rows';
import type { ImapAddress } from '../imap/open-imap';

/** A mailbox as it is stored, its password and tokens encrypted. */
export interface SealedAccount extends Omit<MailAccountSecretRow, 'mailAccountId'> {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly security: ImapAddress['security'];
  readonly username: string;
  readonly folder: string;
  readonly since: string | null;
  readonly ownerId: string | null;
  readonly afterReading: AfterReading;
  readonly moveTo: string | null;
  readonly sentFolder: string | null;
  readonly isActive: boolean;
  readonly signIn: MailSignIn;
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly scope: string | null;
  readonly clientId: string | null;
}

const columns = sql`
  record._id, record.version, record.name, record.host, record.port, record.security, record.username,
  record.folder, record.since::text as since, record.owner_id, record.after_reading,
  record.move_to, record.sent_folder, record.is_active, record.sign_in, record.authorization_url,
  record.token_url, record.scope, record.client_id, secret.password_box, secret.client_secret_box,
  secret.refresh_token_box, secret.access_token_box, secret.access_token_until`;

/** The mailboxes that are to be read: those with a password or a token, of the company and of people who still have an account. */
export async function activeAccounts(database: Database): Promise<SealedAccount[]> {
  const { rows } = await sql<SealedAccount>`
    select ${columns}
    from mail_account as record join mail_account_secret as secret on secret.mail_account_id = record._id
    where record.deleted_at is null and record.is_active
      and coalesce(secret.password_box, secret.refresh_token_box) is not null
      and (record.owner_id is null or exists (
        select from admin where admin._id = record.owner_id and admin.deleted_at is null))
    order by record._id`.execute(database);
  return rows;
}

/** A mailbox by its id, active or not; undefined for none. */
export async function readAccount(
  database: Database,
  id: string,
): Promise<SealedAccount | undefined> {
  const { rows } = await sql<SealedAccount>`
    select ${columns}
    from mail_account as record
      left join mail_account_secret as secret on secret.mail_account_id = record._id
    where record._id = ${id} and record.deleted_at is null`.execute(database);
  return rows[0];
}
