import { ChemicalDocument } from 'contract';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { Written } from '../../repository/resource-table';
import { actorId, type Viewer } from '../../core/viewer';

/** Stores the documents that a write replaced or removed; their files are kept. */
export async function syncFormerDocuments(
  work: Work,
  writes: readonly Written[],
  viewer: Viewer,
): Promise<void> {
  const until = new Date().toISOString();
  const former = writes.flatMap(({ id, before, after }) => {
    const kept = new Set(documentsOf(after).map(({ file }) => file));
    return documentsOf(before)
      .filter(({ file }) => !kept.has(file))
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

function documentsOf(record: FieldValues | undefined): readonly ChemicalDocument[] {
  return z.array(ChemicalDocument).parse(record?.['documents'] ?? []);
}
