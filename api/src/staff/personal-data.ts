import { sql } from 'kysely';
import { contains, either, hasEmail, mentions, refersTo } from '../personal-data/conditions';
import { cleared, pseudonymous, replaced, scrubbed } from '../personal-data/erase-column';
import type { PersonalData, PersonalTable } from '../personal-data/personal-table';
import type { Work } from '../db/database';

/** The row stays, without the person: history and records refer to it. */
const account: PersonalTable = {
  table: 'admin',
  label: 'Accounts of staff',
  resource: 'admin',
  find: (person) => hasEmail(sql`record.email`, person),
  title: sql`record.firstname || ' ' || record.lastname`,
  columns: {
    firstname: () => 'Former',
    lastname: () => 'colleague',
    email: pseudonymous,
    photo: cleared,
    phone: cleared,
    signature: cleared,
    language: cleared,
    locale: cleared,
    time_zone: cleared,
    mailed_topics: () => [],
  },
  erasure: 'blank',
  names: ['firstname', 'lastname'],
  ownsFiles: true,
  blocked: sql`case when record.deleted_at is null
    then 'The account is active. Deactivate it under Staff first.' end`,
  afterErase: dropCredentials,
};

async function dropCredentials(work: Work, ids: readonly string[]): Promise<void> {
  for (const table of ['second_factor', 'recovery_code'])
    await sql`delete from ${sql.id(table)} where admin_id in (${sql.join(ids)})`.execute(work);
}

const passkey: PersonalTable = {
  table: 'passkey',
  label: 'Passkeys of staff',
  find: (person) => refersTo(sql`record.admin_id`, person, 'admin'),
  isFollowing: true,
  columns: { name: replaced },
  others: 'credential_id public_key transports',
  erasure: 'delete',
};

const identity: PersonalTable = {
  table: 'admin_identity',
  label: 'Identities of staff at providers',
  key: 'admin_id',
  find: (person) => refersTo(sql`record.admin_id`, person, 'admin'),
  isFollowing: true,
  columns: { subject: replaced },
  others: 'issuer',
  erasure: 'delete',
};

const session: PersonalTable = {
  table: 'admin_session',
  label: 'Sessions of staff',
  find: (person) => refersTo(sql`record.admin_id`, person, 'admin'),
  isFollowing: true,
  columns: { user_agent: cleared, address: cleared },
  erasure: 'delete',
};

const link: PersonalTable = {
  table: 'account_link',
  label: 'Invitations and links of staff',
  find: (person) =>
    either(hasEmail(sql`record.email`, person), refersTo(sql`record.admin_id`, person, 'admin')),
  isFollowing: true,
  title: sql`record.kind`,
  columns: { email: replaced },
  others: 'kind token_hash',
  exported: ['kind', 'email'],
  erasure: 'delete',
};

const notification: PersonalTable = {
  table: 'notification',
  label: 'Notifications',
  find: (person) => {
    const { references, ids } = person;
    const records = ['inquiry', 'application', 'admin'].flatMap((table) => ids[table] ?? []);
    const text = sql`(record.message || ' ' || coalesce(record.link, ''))`;
    return either(
      contains(text, [...references, ...records]),
      mentions(text, person),
      refersTo(sql`record.admin_id`, person, 'admin'),
    );
  },
  isFollowing: true,
  columns: { message: replaced, link: cleared },
  others: 'kind',
  erasure: 'delete',
};

const savedView: PersonalTable = {
  table: 'saved_view',
  label: 'Saved views',
  resource: 'savedView',
  find: (person) => mentions(sql`(record.name || ' ' || record.query)`, person),
  isFollowing: true,
  columns: { name: scrubbed, query: scrubbed },
  others: 'resource columns layout',
  erasure: 'blank',
};

export const staffPersonalData: PersonalData = {
  tables: [account, passkey, identity, session, link, notification, savedView],
  none: {
    admin_secret: 'password_hash',
    start_list: 'skipped',
    // The keys are hashes of addresses, deleted after a day.
    login_attempt: 'key',
    passkey_challenge: 'challenge purpose',
    recovery_code: 'code_hash',
    second_factor: 'secret_box',
    // Ids of accounts, and addresses that are deleted after an hour; nothing that was typed.
    sign_in_refusal: 'account action address',
  },
};
