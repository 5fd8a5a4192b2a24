import type { AfterReading } from 'contract/email';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { SecretUnreadable, type SecretBox } from '../../kernel/secrets/secret-box';
import type { ImapAddress } from '../imap/open-imap';

/** A mailbox as it is stored, its password encrypted. */
export interface SealedAccount {
  readonly _id: string;
  readonly version: number;
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
  readonly passwordBox: string;
}

const columns = sql`
  record._id, record.version, record.host, record.port, record.security, record.username,
  record.folder, record.since::text as since, record.owner_id, record.after_reading,
  record.move_to, record.sent_folder, record.is_active, secret.password_box`;

/** The mailboxes that are to be read: those of the company, and of people who still have an account. */
export async function activeAccounts(database: Database): Promise<SealedAccount[]> {
  const { rows } = await sql<SealedAccount>`
    select ${columns}
    from mail_account as record join mail_account_secret as secret on secret.mail_account_id = record._id
    where record.deleted_at is null and record.is_active
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
    from mail_account as record join mail_account_secret as secret on secret.mail_account_id = record._id
    where record._id = ${id} and record.deleted_at is null`.execute(database);
  return rows[0];
}

/** @returns the address with its password; undefined where the password was encrypted with another key */
export function addressOf(
  secretBox: SecretBox,
  { _id, host, port, security, username: user, folder, passwordBox }: SealedAccount,
): ImapAddress | undefined {
  try {
    const password = secretBox.open(passwordBox, _id);
    return { host, port, security, user, password, folder };
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    return undefined;
  }
}
