import type { OfferedForm } from 'contract/catalog';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';

/** The offered forms of chemicals, by `_id`; none of a chemical without. */
export async function readForms(
  database: Database | Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferedForm[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('chemical')
    .select(['_id', 'offeredForms'])
    .where('_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ _id, offeredForms }) => [_id, offeredForms]));
}

/** Listed chemicals with their offered forms, which lists leave out. */
export async function withForms<Listed extends FieldValues>(
  database: Database | Work,
  chemicals: readonly Listed[],
) {
  const forms = await readForms(
    database,
    chemicals.map(({ _id }) => String(_id)),
  );
  return chemicals.map((one) => ({
    ...one,
    offeredForms: [...(forms.get(String(one['_id'])) ?? [])],
  }));
}
