import { sql, type RawBuilder } from 'kysely';

/** Findings about duplicates, which depend on other chemicals as well. */
const duplicates: Readonly<Record<string, RawBuilder<boolean>>> = {
  'cas-duplicate': sameNumber('cas_number'),
  'ec-duplicate': sameNumber('ec_number'),
  'structure-duplicate': sql<boolean>`exists (
    select 1 from chemical_structure as own
      join chemical_structure as same on same.id_code = own.id_code and same.formula = own.formula
      join chemical as other on other._id = same.chemical_id
    where own.chemical_id = record._id and other._id <> record._id and other.deleted_at is null)`,
};

/** Matches the chemicals, aliased `record`, with this finding. */
export function findingCondition(code: unknown): RawBuilder<boolean> {
  const duplicate = duplicates[String(code)];
  return duplicate ?? sql<boolean>`record.findings @> ${JSON.stringify([code])}::jsonb`;
}

function sameNumber(column: 'cas_number' | 'ec_number'): RawBuilder<boolean> {
  const own = sql.ref(`record.${column}`);
  const same = sql.ref(`other.${column}`);
  return sql<boolean>`exists (
    select 1 from chemical as other
    where ${same} = ${own} and other._id <> record._id and other.deleted_at is null)`;
}
