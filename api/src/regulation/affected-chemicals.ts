import type { RegulatoryImport } from 'contract/regulation';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { readPage } from '../repository/one-page';

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** What an edition changes, in the order of the table. */
export function changesOf(database: Database, { _id }: RegulatoryImport, paging: Paging) {
  return readPage(database, {
    ...paging,
    columns: sql`one.reference, one.name, one.change, one.fields`,
    from: sql`regulatory_change as one`,
    where: sql<boolean>`one.import_id = ${_id}::uuid`,
    orderBy: sql`one.reference`,
  });
}

/** The chemicals outside the trash whose entry changes, by name, each with what changes. */
export function affectedChemicals(
  database: Database,
  { _id, kind }: RegulatoryImport,
  paging: Paging,
) {
  return readPage(database, {
    ...paging,
    columns: sql`record._id, record.name, record.cas_number, record.ec_number, record.un_number, (
      select coalesce(jsonb_agg(jsonb_build_object('reference', one.reference, 'name', one.name,
        'change', one.change, 'fields', one.fields) order by one.reference), '[]')
      from regulatory_change as one where one.import_id = ${_id}::uuid and ${isOf(kind)}) as changes`,
    from: sql`chemical as record`,
    where: isAffected({ _id, kind }),
    orderBy: sql`record.name, record._id`,
  });
}

/** Whether a chemical, aliased as `record`, is outside the trash and has an entry that an edition changes. */
export function isAffected({
  _id,
  kind,
}: Pick<RegulatoryImport, '_id' | 'kind'>): RawBuilder<boolean> {
  return sql<boolean>`(record.deleted_at is null
    and ${kind === 'adr' ? hasLine(_id) : hasEntry(_id)}
    and exists (select from regulatory_change as one
      where one.import_id = ${_id}::uuid and ${isOf(kind)}))`;
}

function isOf(kind: RegulatoryImport['kind']): RawBuilder<boolean> {
  return kind === 'adr' ? isOfLine : isOfEntry;
}

/** As `entriesOf` matches them. */
const isOfEntry: RawBuilder<boolean> = sql<boolean>`(record.cas_number = any(one.cas_numbers) or (
  record.ec_number = any(one.ec_numbers) and (record.cas_number is null or one.is_without_cas)))`;

/** A chemical without packing group is of all lines of its UN number. */
const isOfLine: RawBuilder<boolean> = sql<boolean>`(record.un_number = one.reference
  and (record.packing_group is null or record.packing_group = any(one.packing_groups)))`;

/** A coarse condition that the database answers from one hashed list. */
function hasEntry(id: string): RawBuilder<boolean> {
  return sql<boolean>`(
    record.cas_number in (select unnest(cas_numbers) from regulatory_change where import_id = ${id}::uuid)
    or record.ec_number in (select unnest(ec_numbers) from regulatory_change where import_id = ${id}::uuid))`;
}

function hasLine(id: string): RawBuilder<boolean> {
  return sql<boolean>`record.un_number in (
    select reference from regulatory_change where import_id = ${id}::uuid)`;
}
