import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../db/database';
import {
  either,
  hasEmail,
  hasPhone,
  mentions,
  mentionsPlainly,
  refersTo,
} from '../personal-data/conditions';
import { cleared, replaced, scrubbed, withoutOwn } from '../personal-data/erase-column';
import { erasedText, type Person } from '../personal-data/person';
import type { PersonalData, PersonalTable } from '../personal-data/personal-table';

/** The company stays: it is who the business was done with. Its contact person goes. */
const columns: PersonalTable['columns'] = {
  company_name: scrubbed,
  contact_person: cleared,
  designation: cleared,
  emails: withoutOwn,
  phones: withoutOwn,
  whatsapp: (value, { person }) => (isOwn(value, person) ? null : value),
  website: scrubbed,
  address: scrubbed,
  tax_number: scrubbed,
  documents: scrubbed,
  notes: scrubbed,
  sort_key: scrubbed,
};

const others = 'payment_terms incoterm currency minimum_order certifications index_letter';

function isOwn(value: unknown, { phones }: Person): boolean {
  return phones.some((tail) => String(value).endsWith(tail));
}

function isContact(person: Person): RawBuilder<boolean> {
  return sql<boolean>`(${mentionsPlainly(sql`record.search_text`, person)} and (
    exists (select from jsonb_array_elements_text(record.emails) as item (value)
      where ${hasEmail(sql`item.value`, person)})
    or exists (select from jsonb_array_elements_text(record.phones) as item (value)
      where ${hasPhone(sql`item.value`, person)})
    or ${hasPhone(sql`coalesce(record.whatsapp, '')`, person)}))`;
}

/** Duplicate keys are written again with the next change of the partner. */
function dropKeys(keys: string, table: string) {
  return async (work: Work, ids: readonly string[]) => {
    await sql`
      delete from ${sql.id(keys)} as key using ${sql.id(table)} as partner
      where partner._id = key.partner_id and key.partner_id in (${sql.join(ids)}) and (
        key.kind in ('phone', 'emailDomain')
        or partner.company_name like ${`%${erasedText}%`})`.execute(work);
  };
}

function contactsOf(table: 'customer' | 'supplier', label: string): PersonalTable {
  return {
    table,
    label,
    resource: table,
    find: isContact,
    title: sql`record.company_name`,
    columns,
    others: table === 'customer' ? `${others} logo industry letter_language` : others,
    erasure: 'blank',
    names: ['contact_person'],
    afterErase: dropKeys(`${table}_mark`, table),
  };
}

function notesOf(table: 'customer' | 'supplier', label: string): PersonalTable {
  return {
    table,
    kind: `${table}_mention`,
    label,
    resource: table,
    find: (person) =>
      sql<boolean>`${mentions(sql`record.notes`, person)}
        and not ${refersTo(sql`record._id`, person, table)}`,
    isFollowing: true,
    columns: { notes: scrubbed },
    erasure: 'blank',
  };
}

const customer: PersonalTable = {
  ...contactsOf('customer', 'Customers'),
  blocked: sql`case when exists (
      select from inquiry join status on status._id = inquiry.status_id
      where inquiry.customer_id = record._id and inquiry.deleted_at is null
        and status.kind = 'open')
    then 'It has open inquiries. Close them first.' end`,
};

/** A person of a company: nothing of the row is anybody else's. */
function personsOf(partner: 'customer' | 'supplier', label: string): PersonalTable {
  return {
    table: `${partner}_contact`,
    label,
    resource: `${partner}Contact`,
    find: (person) =>
      either(
        hasEmail(sql`coalesce(record.email, '')`, person),
        hasPhone(sql`coalesce(record.phone, '')`, person),
      ),
    title: sql`record.name`,
    columns: {
      name: replaced,
      role: cleared,
      email: cleared,
      phone: cleared,
      notes: cleared,
    },
    others: 'language',
    erasure: 'delete',
    names: ['name'],
  };
}

export const partnerPersonalData: PersonalData = {
  tables: [
    customer,
    contactsOf('supplier', 'Suppliers'),
    personsOf('customer', 'Contact persons of customers'),
    personsOf('supplier', 'Contact persons of suppliers'),
    notesOf('customer', 'Mentions in notes of customers'),
    notesOf('supplier', 'Mentions in notes of suppliers'),
  ],
  none: {
    // Telephone numbers and domains by which a partner is recognised: deleted with those of the contact.
    customer_mark: 'kind mark',
    supplier_mark: 'kind mark',
    merged_record: 'resource',
  },
};
