import type { NewRevision } from 'contract/document';
import type { Services } from '../kernel/services';
import { ApiProblem, notFound } from '../kernel/problem';
import { requireStaff, type Viewer } from '../kernel/viewer';
import { inTransaction } from '../repository/in-transaction';
import { lockRecords } from '../repository/rows';
import { addWithin } from '../repository/write';
import { documentTable } from './document.table';
import type { DocumentRecord } from './document-writes';
import { supersede } from './supersede';

interface Revising {
  readonly id: string;
  readonly revision: NewRevision;
  readonly viewer: Viewer;
}

/**
 * Adds a revision that replaces a current document.
 *
 * @throws ApiProblem `not-found`, or `in-use` for a document that was replaced already
 */
export function reviseDocument(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { id, revision, viewer }: Revising,
): Promise<DocumentRecord> {
  requireStaff(viewer);
  const context = { database, tables, viewer, table: documentTable };
  return inTransaction(database, async (work) => {
    const former = (await lockRecords({ work, table: documentTable }, [id])).get(id);
    if (!former) throw notFound(documentTable.resource.label.one);
    if (former.supersededAt !== null) {
      throw new ApiProblem('in-use', 'A newer revision replaced this one. Open that one first.');
    }
    const { chemicalId, kind, title, language, lotNumber, seriesId } = former;
    const ofSeries = { chemicalId, kind, title, language, lotNumber, seriesId };
    const access = revision.access ?? former.access;
    await supersede(work, context, [id]);
    return addWithin(work, context, { fields: { ...ofSeries, ...revision, access } });
  });
}
