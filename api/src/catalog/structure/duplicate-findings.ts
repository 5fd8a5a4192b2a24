import type { Finding } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';

/** Maximum number of other chemicals in a finding. */
const maxOthers = 20;

type Others = Finding['others'];

/** Other chemicals with the same numbers or the same structure: further grades of a substance, or duplicates. */
export async function duplicateFindings(
  database: Database,
  record: FieldValues,
): Promise<Finding[]> {
  const { _id: id, casNumber, ecNumber, smiles } = record;
  const [cas, ec, structure] = await Promise.all([
    casNumber ? othersWhere(database, id, sql`other.cas_number = ${casNumber}`) : [],
    ecNumber ? othersWhere(database, id, sql`other.ec_number = ${ecNumber}`) : [],
    smiles ? othersWhere(database, id, hasSameStructure(id)) : [],
  ]);
  const text = (what: string) => `${what} as other chemicals have.`;
  const findings = [
    {
      code: 'cas-duplicate',
      field: 'casNumber',
      message: text('The same CAS number'),
      others: cas,
    },
    { code: 'ec-duplicate', field: 'ecNumber', message: text('The same EC number'), others: ec },
    {
      code: 'structure-duplicate',
      field: 'smiles',
      message: text('The same structure'),
      others: structure,
    },
  ] as const;
  return findings
    .filter(({ others }) => others.length > 0)
    .map((finding) => ({ ...finding, fix: null }));
}

async function othersWhere(
  database: Database,
  id: unknown,
  condition: RawBuilder<unknown>,
): Promise<Others> {
  const { rows } = await sql<Others[number]>`
    select other._id, other.name from chemical as other
    where ${condition} and other._id <> ${id} and other.deleted_at is null
    order by other.sort_key, other._id limit ${maxOthers}`.execute(database);
  return rows;
}

function hasSameStructure(id: unknown): RawBuilder<unknown> {
  return sql`other._id in (
    select same.chemical_id from chemical_structure as own
      join chemical_structure as same on same.id_code = own.id_code and same.formula = own.formula
    where own.chemical_id = ${id})`;
}
