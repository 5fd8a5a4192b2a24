import { type RawBuilder, sql } from 'kysely';
import { hasEmail, mentions, refersTo, either } from '../personal-data/conditions';
import {
  cleared,
  emptied,
  hashed,
  pseudonymous,
  replaced,
  scrubbed,
  withoutOwn,
} from '../personal-data/erase-column';
import type { Person } from '../personal-data/person';
import type { EraseColumn, PersonalData, PersonalTable } from '../personal-data/personal-table';
import { noValues } from './mail-values';
import { mailboxData } from './message/personal-data';

const to = sql`record."to"`;

/** The line of the ledger stays, so nothing is sent twice; whose it was is a keyed hash. */
const sent: PersonalTable = {
  table: 'email',
  label: 'Emails to them',
  resource: 'email',
  find: (person) => hasEmail(to, person),
  title: sql`record.subject`,
  columns: {
    to: pseudonymous,
    to_name: cleared,
    subject: replaced,
    variables: () => noValues,
    status: (value) => (value === 'queued' ? 'cancelled' : value),
    reply: cleared,
    confirm_key: hashed,
    secret_box: cleared,
  },
  others: 'message_id confirms',
  exported: ['to', 'to_name', 'subject', 'variables', 'status', 'sent_at'],
  erasure: 'blank',
  names: ['to_name'],
  links: { email_batch_own: 'batch_id' },
  blocked: sql`case when record.leased_until > now()
    then 'It is being sent at the moment. Try again in a minute.' end`,
};

/** Mail to others about the person's records. */
const about: PersonalTable = {
  table: 'email',
  kind: 'email_mention',
  label: 'Emails to others about their records',
  resource: 'email',
  find: (person) =>
    sql<boolean>`${either(...linked(person))} and not ${refersTo(sql`record._id`, person, 'email')}`,
  isFollowing: true,
  links: { email_batch_about: 'batch_id' },
  columns: { subject: scrubbed, variables: scrubbed, reply: scrubbed, to_name: scrubbed },
  erasure: 'blank',
};

function linked(person: Person): RawBuilder<boolean>[] {
  return [
    refersTo(sql`record.inquiry_id`, person, 'inquiry'),
    refersTo(sql`record.customer_id`, person, 'customer'),
    refersTo(sql`record.supplier_id`, person, 'supplier'),
  ];
}

/** The body of a mail to one recipient is about them; one to many is a text for all. */
const ofOne =
  (toOne: EraseColumn, toMany: EraseColumn): EraseColumn =>
  (value, erased) =>
    (erased.row['total'] === 1 && hasRecipient(erased.row, erased.person) ? toOne : toMany)(
      value,
      erased,
    );

function hasRecipient(row: Readonly<Record<string, unknown>>, { ids }: Person): boolean {
  return ids['email_batch_own']?.includes(String(row['_id'])) === true;
}

const batch: PersonalTable = {
  table: 'email_batch',
  label: 'Bodies of emails',
  resource: 'emailBatch',
  find: (person) =>
    either(
      refersTo(sql`record._id`, person, 'email_batch_own'),
      refersTo(sql`record._id`, person, 'email_batch_about'),
      refersTo(sql`record.admin_id`, person, 'admin'),
      copied(sql`record.cc`, person),
      copied(sql`record.bcc`, person),
    ),
  isFollowing: true,
  title: sql`record.title`,
  columns: {
    subject: ofOne(replaced, scrubbed),
    title: ofOne(replaced, scrubbed),
    html: ofOne(replaced, scrubbed),
    text: ofOne(cleared, scrubbed),
    attachments: ofOne(emptied, scrubbed),
    cc: withoutOwn,
    bcc: withoutOwn,
    from_name: scrubbed,
    from_address: scrubbed,
    reply_to: scrubbed,
    variables: ofOne(() => noValues, scrubbed),
  },
  others: 'in_reply_to references composed',
  exported: ['title', 'html', 'text'],
  erasure: 'blank',
};

/** Copies are few: migration 039 has an index of the sendings with any. */
function copied(column: RawBuilder<unknown>, { emails }: Person): RawBuilder<boolean> {
  const hasCopies = sql`(record.cc <> '[]' or record.bcc <> '[]')`;
  const found = emails.map((email) => sql<boolean>`${column} @> ${JSON.stringify([email])}::jsonb`);
  return found.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${hasCopies} and (${sql.join(found, sql` or `)}))`;
}

/** What a mail server answered last may name an address. */
const state: PersonalTable = {
  table: 'smtp_state',
  label: 'Answers of mail servers',
  key: 'smtp_id',
  find: (person) => mentions(sql`record.problem`, person),
  columns: { problem: scrubbed },
  erasure: 'blank',
};

/** An erased address stays suppressed under its keyed hash, so that nothing is sent to it again. */
const suppressed: PersonalTable = {
  table: 'suppressed_address',
  label: 'Suppressed addresses',
  resource: 'suppressedAddress',
  find: (person) => hasEmail(sql`record.email`, person),
  title: sql`record.email`,
  columns: { email: pseudonymous, note: cleared },
  others: 'reason',
  exported: ['email', 'reason', 'note', 'created_at'],
  erasure: 'blank',
};

/** What somebody is writing, or what is being written to them or about their inquiry. */
const draft: PersonalTable = {
  table: 'mail_draft',
  label: 'Drafts of mails',
  resource: 'mailDraft',
  find: (person) =>
    either(
      refersTo(sql`record.admin_id`, person, 'admin'),
      refersTo(sql`record.inquiry_id`, person, 'inquiry'),
      hasEmail(sql`record."to"`, person),
      mentions(sql`record.cc`, person),
    ),
  isFollowing: true,
  title: sql`record.subject`,
  columns: {
    to: cleared,
    cc: cleared,
    subject: cleared,
    html: cleared,
    attachments: emptied,
  },
  others: 'kind',
  exported: ['to', 'cc', 'subject', 'html'],
  erasure: 'delete',
};

export const emailPersonalData: PersonalData = {
  tables: [sent, about, batch, state, suppressed, draft, ...mailboxData.tables],
  none: {
    ...mailboxData.none,
    smtp: 'name host security username from_name from_address reply_to bounce_address',
    // The company's own addresses.
    smtp_dkim: 'domain selector public_key key_box',
    smtp_secret: 'password_box',
  },
};
