import type { ChemicalDocument } from 'contract/catalog';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import type { ChemicalRecord, WrittenChemical } from './chemical-writes';
import { actorId, type Viewer } from '../../core/viewer';

/** Stores the documents that a write replaced or removed; their files are kept. */
export async function syncFormerDocuments(
  work: Work,
  writes: readonly WrittenChemical[],
  viewer: Viewer,
): Promise<void> {
  const until = new Date().toISOString();
  const former = writes.flatMap(({ id, before, after }) => {
    const remaining = new Set(documentsOf(after).map(({ file }) => file));
    return documentsOf(before)
      .filter(({ file }) => !remaining.has(file))
      .map((document) => ({
        ...document,
        _id: uuidv7(),
        chemicalId: id,
        until,
        adminId: actorId(viewer),
      }));
  });
  if (former.length > 0) await work.insertInto('formerDocument').values(former).execute();
}

function documentsOf(record: ChemicalRecord | undefined): readonly ChemicalDocument[] {
  return record?.documents ?? [];
}
