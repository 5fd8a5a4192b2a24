import { type RawBuilder, sql } from 'kysely';
import { today } from '../content/company/today';

/** The columns that prices have from other records, and their state today. */
export const priceColumns = {
  state: sql`case
    when record.valid_from > ${today} then 'future'
    when record.valid_until < ${today} then 'ended'
    else 'current' end`,
  chemicalName: sql`(select name from chemical where chemical._id = record.chemical_id)`,
  unitSymbol: sql`(select symbol from unit where unit._id = record.unit_id)`,
  packUnitSymbol: sql`(select symbol from unit where unit._id = record.pack_unit_id)`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;
