import { sql } from 'kysely';
import type { Work } from '../../db/database';
import {
  either,
  hasEmail,
  mentions,
  mentionsPlainly,
  refersTo,
} from '../../personal-data/conditions';
import {
  cleared,
  emptied,
  pseudonymous,
  replaced,
  scrubbed,
} from '../../personal-data/erase-column';
import type { EraseColumn, PersonalTable } from '../../personal-data/personal-table';

const blank: EraseColumn = () => '';

const kept = 'message_key message_id in_reply_to references direction state filed_by';

/** What the person wrote. The line stays with the digest of the message, so that it is not taken again. */
const received: PersonalTable = {
  table: 'mail_message',
  label: 'Messages from them',
  resource: 'mailMessage',
  find: (person) => hasEmail(sql`record.from_address`, person),
  title: sql`record.subject`,
  columns: {
    subject: replaced,
    from_name: blank,
    from_address: pseudonymous,
    to: emptied,
    cc: emptied,
    reply_to: cleared,
    text: replaced,
    quoted: blank,
    html: cleared,
    pictured_html: cleared,
    excerpt: replaced,
    attachments: emptied,
    problem: cleared,
  },
  others: kept,
  exported: ['subject', 'from_name', 'from_address', 'to', 'cc', 'text', 'attachments', 'sent_at'],
  erasure: 'blank',
  names: ['from_name'],
  ownsFiles: true,
};

/** Messages of others that name the person, or belong to their records. */
const mentioning: PersonalTable = {
  table: 'mail_message',
  kind: 'mail_message_mention',
  label: 'Messages of others that name them',
  resource: 'mailMessage',
  find: (person) =>
    sql<boolean>`${either(
      refersTo(sql`record.inquiry_id`, person, 'inquiry'),
      refersTo(sql`record.customer_id`, person, 'customer'),
      mentions(sql`record.search_text`, person),
      mentionsPlainly(sql`record."to"::text || record.cc::text`, person),
    )} and not ${refersTo(sql`record._id`, person, 'mail_message')}`,
  isFollowing: true,
  title: sql`record.subject`,
  columns: {
    subject: scrubbed,
    from_name: scrubbed,
    to: scrubbed,
    cc: scrubbed,
    text: scrubbed,
    quoted: scrubbed,
    html: scrubbed,
    pictured_html: scrubbed,
    excerpt: scrubbed,
    attachments: scrubbed,
  },
  erasure: 'blank',
};

/** A sender whose mail is spam. Once erased, their mail comes into the tray again. */
const spamSender: PersonalTable = {
  table: 'mail_spam_sender',
  label: 'Senders of spam',
  key: 'address',
  find: (person) => hasEmail(sql`record.address`, person),
  columns: { address: cleared },
  erasure: 'delete',
};

/** The mailboxes of an account. */
const account: PersonalTable = {
  table: 'mail_account',
  label: 'Their mailboxes',
  resource: 'mailAccount',
  find: (person) =>
    either(refersTo(sql`record.owner_id`, person, 'admin'), hasEmail(sql`record.username`, person)),
  isFollowing: true,
  title: sql`record.name`,
  columns: { name: scrubbed, username: scrubbed },
  others:
    'host security folder after_reading move_to sent_folder sign_in authorization_url token_url scope client_id',
  erasure: 'blank',
  afterErase: dropSecrets,
};

/** A person's own mailbox is not opened any more. */
async function dropSecrets(work: Work, ids: readonly string[]): Promise<void> {
  await sql`
    delete from mail_account_secret using mail_account
    where mail_account_id in (${sql.join(ids)}) and _id = mail_account_id and owner_id is not null`.execute(
    work,
  );
}

export const mailboxData = {
  tables: [received, mentioning, spamSender, account],
  none: {
    mail_account_secret: 'password_box client_secret_box refresh_token_box access_token_box',
    mail_account_sign_in: 'state_hash verifier_box',
    mail_account_state: 'uid_validity failure sent_failure',
  },
} as const;
