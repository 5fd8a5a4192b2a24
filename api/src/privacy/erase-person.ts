import type { PersonQuery } from 'contract/privacy';
import { ApiProblem, worded } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import { inTransaction } from '../repository/in-transaction';
import { collect } from './collect';
import { eraseRows } from './erase-rows';
import { blockersOf, kindFound, personOf, type PrivacyServices } from './look-up';
import { noteUse } from './note-use';
import { removeFiles } from './remove-files';

/**
 * Erases all that is stored of a person, in one transaction.
 *
 * @param id - by which the history knows the erasure
 * @throws ApiProblem `in-use` while a row cannot be erased; then nothing is
 */
export async function erasePerson(
  services: PrivacyServices,
  query: PersonQuery,
  viewer: Viewer,
  id: string,
) {
  const { database, personalTables: tables } = services;
  const erased = await inTransaction(database, async (work) => {
    const person = personOf(query, services);
    const collected = await collect(work, { tables, person, isLocking: true });
    const [blocker] = await blockersOf(work, collected);
    if (blocker !== undefined) {
      const detail = worded`Nothing was erased. ${{ label: blocker.label }}, “${{ title: blocker.title }}”: ${{ reason: blocker.reason }}`;
      throw new ApiProblem('in-use', detail);
    }
    const files = await eraseRows(work, collected, { tables, viewer });
    await noteUse(work, services, { query, viewer, action: 'person-erased', erasure: id });
    return { kinds: collected.found.map(kindFound), files };
  });
  await removeFiles(services);
  return erased;
}
