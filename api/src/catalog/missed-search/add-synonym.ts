import { nameKey } from 'contract/chemistry';
import { sql } from 'kysely';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords } from '../../repository/rows';
import { parsePatch, unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { chemicalTable } from '../chemical/chemical.table';
import { missedSearchTable } from './missed-search.table';

interface AddSynonym {
  readonly id: string;
  readonly chemicalId: string;
  readonly viewer: Viewer;
}

/** Makes missed words a synonym of a chemical, unless they are one already, and deletes them from the list. */
export async function addSynonym(
  { database, tables }: Services,
  { id, chemicalId, viewer }: AddSynonym,
) {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    const missed = (await lockRecords({ work, table: missedSearchTable }, [id])).get(id);
    if (!missed) throw notFound(missedSearchTable.resource.label.one);
    const chemical = (await lockRecords({ work, table: chemicalTable }, [chemicalId])).get(
      chemicalId,
    );
    if (!chemical) throw notFound(chemicalTable.resource.label.one);
    const { name, synonyms, status } = chemical;
    const key = nameKey(missed.words);
    if (![name, ...synonyms].some((known) => nameKey(known) === key)) {
      const context = { database, tables, table: chemicalTable, viewer };
      const body = { synonyms: [...synonyms, missed.words] };
      const patch = await parsePatch(chemicalTable, chemicalId, body);
      unwrapAll(await updateManyWithin(work, context, [patch]));
    }
    await sql`delete from missed_search where _id = ${id}`.execute(work);
    return { chemicalId, name, isPublished: status === 'published' };
  });
}
