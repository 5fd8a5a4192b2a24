import type { Work } from '../db/database';
import { invalidField } from '../kernel/problem';

/** @throws ApiProblem `invalid` when no stored image has this name. */
export async function requireImage(work: Work, field: string, name: string): Promise<void> {
  const file = await work
    .selectFrom('file')
    .select('kind')
    .where('name', '=', name)
    .executeTakeFirst();
  if (file?.kind === 'image') return;
  throw invalidField(field, file ? 'Please select a valid image file.' : 'There is no such image');
}
