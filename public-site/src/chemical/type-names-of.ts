import { chemicalTypes } from 'contract';
import type { PageRequest } from '../server/page-request';
import { namedBy } from './named-by';

/** The names of a chemical's types, in its order. */
export async function typeNamesOf(page: PageRequest, ids: readonly string[]): Promise<string[]> {
  const names = await namedBy(
    ids,
    async (id) => (await page.api.read(chemicalTypes.visitorEndpoints.get, { id })).data.name,
  );
  return ids.flatMap((id) => names.get(id) ?? []);
}
