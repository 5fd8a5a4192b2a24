import { sql } from 'kysely';
import { either, hasEmail, mentions } from '../../personal-data/conditions';
import { cleared, replaced, scrubbed } from '../../personal-data/erase-column';
import type { PersonalTable } from '../../personal-data/personal-table';

/** They name nobody on purpose; a text of staff may. */
const supplierRequest: PersonalTable = {
  table: 'supplier_request',
  label: 'Requests to suppliers',
  resource: 'supplierRequest',
  find: (person) =>
    mentions(
      sql`concat_ws(' ', record.place, record.remarks, record.lines::text, record.requested_lines::text)`,
      person,
    ),
  isFollowing: true,
  title: sql`record.number || ', version ' || record.revision`,
  columns: {
    place: scrubbed,
    remarks: scrubbed,
    lines: scrubbed,
    requested_lines: scrubbed,
  },
  others: 'number currency incoterm supplier_ids',
  erasure: 'blank',
};

/** The person is a contact of the supplier. The prices stay, which are the company's. */
const askedSupplier: PersonalTable = {
  table: 'asked_supplier',
  label: 'Answers of suppliers',
  resource: 'askedSupplier',
  find: (person) =>
    either(
      hasEmail(sql`record.sent_to`, person),
      mentions(
        sql`concat_ws(' ', record.contact_name, record.decline_reason, record.answer::text)`,
        person,
      ),
    ),
  isFollowing: true,
  title: sql`record.sent_to`,
  columns: {
    sent_to: replaced,
    contact_name: cleared,
    decline_reason: scrubbed,
    answer: scrubbed,
  },
  erasure: 'blank',
};

/** The hash of a key says nothing of a person, but opens what the person was sent. */
const askedSupplierKey: PersonalTable = {
  table: 'asked_supplier_key',
  label: 'Keys of requests to suppliers',
  key: 'asked_supplier_id',
  find: (person) =>
    sql<boolean>`exists (select from asked_supplier as asked
      where asked._id = record.asked_supplier_id and ${hasEmail(sql`asked.sent_to`, person)})`,
  isFollowing: true,
  columns: { key_hash: replaced },
  exported: [],
  erasure: 'delete',
};

/** Keys go with what they open. */
export const requestTables = [askedSupplierKey, askedSupplier, supplierRequest];
