import type { productInquiries } from 'contract/inquiry';
import { sql } from 'kysely';
import type { RecordOf } from '../../repository/record-of';
import type { Work } from '../../db/database';
import { ApiProblem, notFound, worded } from '../../kernel/problem';
import { living, source } from '../../repository/columns';
import { inTransaction } from '../../repository/in-transaction';
import { containsWords } from '../../kernel/contains-text';
import { lockRecords } from '../../repository/rows';
import { addWithin, newFields, unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { inquiryTable } from '../inquiry.table';
import { productInquiryTable } from './product-inquiry.table';
import { customerContactTable } from '../../partner/customer-contact.table';
import { customerTable } from '../../partner/customer.table';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { sourceIdOf } from '../public-form/source-of-form';

type Sent = RecordOf<typeof productInquiries>;

interface Converted {
  readonly _id: string;
  readonly number: string;
  readonly isNew: boolean;
}

/**
 * Converts a visitor's form to an inquiry, spam or not, and links the two. Repeated or concurrent calls return the
 * same inquiry.
 *
 * @throws ApiProblem `in-trash` when its inquiry is in the trash
 */
export async function convertProductInquiry(
  { database, tables }: Services,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<Converted> {
  requireStaff(viewer);
  const context = { database, tables, viewer };
  return inTransaction(database, async (work) => {
    const sent = (await lockRecords({ work, table: productInquiryTable }, [id])).get(id);
    if (!sent) throw notFound(productInquiryTable.resource.label.one);
    if (sent.inquiryId !== null) return knownInquiry(work, sent.inquiryId);
    const fields = newFields(inquiryTable, await inquiryOf(work, sent));
    const { _id, number } = await addWithin(
      work,
      { ...context, table: inquiryTable },
      { fields: { ...fields, ...withoutSecondNotice(sent), productInquiryId: id } },
    );
    const patch = { id, fields: { status: 'converted', inquiryId: _id } } as const;
    unwrapAll(await updateManyWithin(work, { ...context, table: productInquiryTable }, [patch]));
    return { _id, number, isNew: true };
  });
}

async function knownInquiry(work: Work, id: string): Promise<Converted> {
  const inquiry = await work
    .selectFrom('inquiry')
    .select(['_id', 'number', 'deletedAt'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  const { _id, number, deletedAt } = inquiry;
  if (deletedAt === null) return { _id, number, isNew: false };
  throw new ApiProblem(
    'in-trash',
    worded`Its inquiry ${{ number }} is in the trash. Restore it there.`,
  );
}

/** A contact message already has an inquiry's number, which the visitor will refer to. */
function withoutSecondNotice({ form, reference }: Sent) {
  return form === 'contact' ? { number: reference } : {};
}

/** Fields with the same name in both. */
const alike = [
  'email',
  'phone',
  'company',
  'country',
  'items',
  'incoterm',
  'destination',
  'documentsWanted',
  'subject',
  'message',
  'language',
] as const;

async function inquiryOf(work: Work, sent: Sent) {
  const { name, email, form } = sent;
  return {
    ...Object.fromEntries(alike.map((field) => [field, sent[field]])),
    contactName: name,
    sourceId: await sourceIdOf(work, form),
    ...(await senderOf(work, email)),
  };
}

/** The customer's person with this address, if exactly one has it; else the customer with it. */
async function senderOf(work: Work, email: string) {
  const { rows } = await sql<{ contactId: string; customerId: string }>`
    select record._id as contact_id, record.customer_id from ${source(customerContactTable)}
    where ${living(customerContactTable)} and record.email = ${email}
    limit 2`.execute(work);
  const [person, ...more] = rows;
  if (person && more.length === 0) return person;
  return { customerId: await customerOf(work, email) };
}

/** The customer with this address, if exactly one has it. */
async function customerOf(work: Work, email: string): Promise<string | null> {
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(customerTable)}
    where ${living(customerTable)} and ${containsWords(sql`record.search_text`, email)}
      and record.emails @> ${JSON.stringify([email])}::jsonb
    limit 2`.execute(work);
  return rows.length === 1 ? (rows[0]?._id ?? null) : null;
}
