import { dateTextIn } from 'contract';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { MailValues } from '../mail-values';
import { shownQuantity } from './shown-values';

interface InquiryRow {
  readonly number: string;
  readonly contactName: string;
  readonly company: string | null;
  readonly subject: string | null;
  readonly createdAt: string;
  /** The company's. */
  readonly timeZone: string;
  readonly incoterm: string | null;
  readonly destination: string | null;
  readonly items: readonly ItemRow[];
}

interface ItemRow {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly grade: string | null;
  readonly packaging: string | null;
  readonly asWritten: string | null;
}

/** Current names of items with the symbols of their units; deleted chemicals and units keep their names. */
const items = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'name', coalesce(item ->> 'offeredForm', chemical.name, item ->> 'freeText', ''),
      'quantity', item -> 'quantity',
      'unit', unit.symbol,
      'grade', item ->> 'grade',
      'packaging', item ->> 'packaging',
      'asWritten', item ->> 'asWritten') order by place), '[]'::jsonb)
  from jsonb_array_elements(record.items) with ordinality as requested (item, place)
  left join chemical on chemical._id = (item ->> 'chemicalId')::uuid
  left join unit on unit._id = (item ->> 'unitId')::uuid)`;

/** The values of `inquiry` with its list of items; undefined when it does not exist. */
export async function inquiryValues(
  work: Database | Work,
  id: string,
): Promise<MailValues | undefined> {
  const { rows } = await sql<InquiryRow>`
    select record.number, record.contact_name, record.company, record.subject, record.created_at,
      record.incoterm, record.destination, ${items} as items,
      (select time_zone from company) as time_zone
    from inquiry as record where record._id = ${id} and record.deleted_at is null`.execute(work);
  const [row] = rows;
  if (!row) return undefined;
  const inquiry = {
    number: row.number,
    contactName: row.contactName,
    company: row.company ?? '',
    subject: row.subject ?? '',
    createdOn: dateTextIn(row.timeZone, row.createdAt),
    incoterm: row.incoterm ?? '',
    destination: row.destination ?? '',
  };
  return { groups: { inquiry }, lists: { 'inquiry.items': row.items.map(itemValues) } };
}

function itemValues({ name, quantity, unit, grade, packaging, asWritten }: ItemRow) {
  return {
    name,
    quantity: shownQuantity(quantity),
    unit: quantity === null ? '' : (unit ?? ''),
    grade: grade ?? '',
    packaging: packaging ?? '',
    asWritten: asWritten ?? '',
  };
}
