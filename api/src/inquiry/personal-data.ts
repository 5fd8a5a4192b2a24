import { sql } from 'kysely';
import {
  either,
  hasEmail,
  hasPhone,
  isAmong,
  mentions,
  refersTo,
} from '../personal-data/conditions';
import { cleared, emptied, replaced, scrubbed } from '../personal-data/erase-column';
import { requestTables } from './request/personal-data';
import type {
  EraseColumn,
  ErasedRow,
  PersonalData,
  PersonalTable,
} from '../personal-data/personal-table';

const email = sql`record.email`;
const phone = sql`record.phone`;

const inquiry: PersonalTable = {
  table: 'inquiry',
  label: 'Inquiries',
  resource: 'inquiry',
  find: (person) => either(hasEmail(email, person), hasPhone(phone, person)),
  title: sql`record.number || ', ' || record.contact_name`,
  columns: {
    contact_name: replaced,
    company: cleared,
    email: cleared,
    phone: cleared,
    destination: cleared,
    payment_terms: cleared,
    customer_reference: cleared,
    subject: cleared,
    message: cleared,
    attachments: emptied,
    lost_reason: scrubbed,
    items: scrubbed,
  },
  others: 'number country language incoterm currency documents_wanted priority',
  erasure: 'blank',
  names: ['contact_name'],
  reference: 'number',
  ownsFiles: true,
  blocked: sql`case when record.deleted_at is null and exists (
      select from status where status._id = record.status_id and status.kind = 'open')
    then 'It is open. Close it as won or lost first.' end`,
};

/** Inquiries of others whose texts name the person. */
const mentioned: PersonalTable = {
  table: 'inquiry',
  kind: 'inquiry_mention',
  label: 'Mentions in other inquiries',
  resource: 'inquiry',
  find: (person) =>
    sql<boolean>`${mentions(sql`concat_ws(' ', record.subject, record.message, record.items::text, record.lost_reason)`, person)}
      and not ${refersTo(sql`record._id`, person, 'inquiry')}`,
  isFollowing: true,
  columns: { subject: scrubbed, message: scrubbed, items: scrubbed, lost_reason: scrubbed },
  erasure: 'blank',
};

const followUp: PersonalTable = {
  table: 'followup',
  label: 'Follow-ups',
  resource: 'followup',
  find: (person) =>
    either(
      refersTo(sql`record.inquiry_id`, person, 'inquiry'),
      mentions(sql`record.message`, person),
    ),
  isFollowing: true,
  title: sql`left(record.message, 80)`,
  columns: {
    message: ofThem(replaced),
  },
  others: 'kind',
  erasure: 'blank',
};

/** Erases a column of their own inquiries' rows; in rows of others, which name them at most, only what names them. */
function ofThem(erase: EraseColumn): EraseColumn {
  return (value, erased) => (isOfThem(erased) ? erase : scrubbed)(value, erased);
}

/** In the history, which does not name the inquiry, it counts as theirs. */
function isOfThem({ row, person }: ErasedRow): boolean {
  const inquiryId = row['inquiry_id'];
  return typeof inquiryId !== 'string' || person.ids['inquiry']?.includes(inquiryId) === true;
}

/** Of the person's inquiries; others name them in a text at most. */
const offer: PersonalTable = {
  table: 'offer',
  label: 'Offers',
  resource: 'offer',
  find: (person) =>
    either(
      refersTo(sql`record.inquiry_id`, person, 'inquiry'),
      mentions(
        sql`concat_ws(' ', record.place, record.payment_terms, record.other_charges_name, record.note, record.decline_reason, record.lines::text,
          record.priced_lines::text, record.sent_to, record.accepted_name, record.accepted_position, record.accepted_address,
          record.accepted_number, record.accepted_delivery, record.accepted_remarks)`,
        person,
      ),
    ),
  isFollowing: true,
  title: sql`record.number || ', version ' || record.revision`,
  columns: {
    place: scrubbed,
    payment_terms: scrubbed,
    other_charges_name: scrubbed,
    note: scrubbed,
    decline_reason: scrubbed,
    lines: scrubbed,
    priced_lines: scrubbed,
    pdf: ofThem(cleared),
    sent_to: ofThem(cleared),
    accepted_name: ofThem(cleared),
    accepted_position: ofThem(cleared),
    accepted_address: ofThem(cleared),
    accepted_number: scrubbed,
    accepted_delivery: ofThem(cleared),
    accepted_remarks: ofThem(cleared),
  },
  others:
    'number language currency total incoterm costs accepted_lines pdf_sha256 discount_percent freight insurance other_charges vat_rule vat_percent',
  erasure: 'blank',
  ownsFiles: true,
};

/** Erased with the offers of the person's inquiries: their keys open nothing any more. */
const offerKey: PersonalTable = {
  table: 'offer_key',
  label: 'Keys of offers',
  key: 'offer_id',
  find: (person) =>
    sql<boolean>`exists (select from offer where offer._id = record.offer_id
      and ${refersTo(sql`offer.inquiry_id`, person, 'inquiry')})`,
  isFollowing: true,
  columns: { key_hash: replaced },
  exported: [],
  erasure: 'delete',
};

/** Of the person's inquiries; others name them in a text at most. */
const order: PersonalTable = {
  table: 'sales_order',
  label: 'Orders',
  resource: 'order',
  find: (person) =>
    either(
      refersTo(sql`record.inquiry_id`, person, 'inquiry'),
      mentions(
        sql`concat_ws(' ', record.contact_name, record.company, record.buyer_address, record.delivery_address, record.place,
          record.payment_terms, record.other_charges_name, record.remarks, record.cancel_reason, record.lines::text,
          record.deliveries::text, record.sent_to, record.customer_number, record.priced_lines::text)`,
        person,
      ),
    ),
  isFollowing: true,
  title: sql`record.number`,
  columns: {
    contact_name: ofThem(replaced),
    company: ofThem(cleared),
    buyer_address: ofThem(cleared),
    delivery_address: ofThem(cleared),
    sent_to: ofThem(cleared),
    pdf: ofThem(cleared),
    customer_number: scrubbed,
    place: scrubbed,
    payment_terms: scrubbed,
    other_charges_name: scrubbed,
    remarks: scrubbed,
    cancel_reason: scrubbed,
    lines: scrubbed,
    priced_lines: scrubbed,
    deliveries: scrubbed,
  },
  others:
    'number state offer_number language currency total incoterm discount_percent freight insurance other_charges vat_rule vat_percent documents_wanted invoice_number',
  erasure: 'blank',
  ownsFiles: true,
  blocked: sql`case when record.deleted_at is null and record.state not in ('invoiced', 'cancelled')
    then 'It is not finished. Invoice or cancel it first.' end`,
};

const productInquiry: PersonalTable = {
  table: 'product_inquiry',
  label: 'Forms from the site',
  resource: 'productInquiry',
  find: (person) => either(hasEmail(email, person), hasPhone(phone, person)),
  title: sql`record.reference || ', ' || record.name`,
  columns: {
    name: replaced,
    email: replaced,
    phone: cleared,
    company: cleared,
    destination: cleared,
    items: scrubbed,
    subject: cleared,
    message: cleared,
  },
  others: 'reference form country language incoterm documents_wanted status spam_reason',
  erasure: 'delete',
  names: ['name'],
  reference: 'reference',
};

/** Notes that a form was accepted; the hash of its content is no secret to who guesses the content. */
const acceptedForm: PersonalTable = {
  table: 'accepted_form',
  label: 'Notes of accepted forms',
  key: 'key',
  find: (person) =>
    either(
      isAmong(sql`record.reference`, person.references),
      mentions(sql`record.reference`, person),
    ),
  isFollowing: true,
  columns: { key: replaced, body_hash: replaced, reference: replaced },
  others: 'call',
  erasure: 'delete',
};

const report: PersonalTable = {
  table: 'report',
  label: 'Reports',
  resource: 'report',
  find: (person) => mentions(sql`record.name`, person),
  isFollowing: true,
  columns: { name: scrubbed },
  others: 'query',
  erasure: 'blank',
};

export const inquiryPersonalData: PersonalData = {
  tables: [
    inquiry,
    mentioned,
    followUp,
    offer,
    offerKey,
    ...requestTables,
    order,
    productInquiry,
    acceptedForm,
    report,
  ],
  none: {
    inquiry_value: 'currency basis',
    // The key is a hash that stands for an address on one day.
    form_count: 'key',
    source: 'key',
    // A hash that opens one's own follow-ups; it goes with the account.
    calendar_feed: 'key_hash',
  },
};
