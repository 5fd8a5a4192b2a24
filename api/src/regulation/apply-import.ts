import type { RegulatoryImport } from 'contract/regulation';
import { sql } from 'kysely';
import { restartStructureFill } from '../catalog/structure/fill-structures';
import { ApiProblem } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import type { Database, Work } from '../db/database';
import { inTransaction } from '../repository/in-transaction';
import { journal } from '../repository/journal';
import { storeTable } from './load-tables';
import { readEditions } from './read-editions';
import type { RegulatoryEditionRow } from './regulation-rows';
import {
  listRegulatoryImports,
  lockEditions,
  readRegulatoryImport,
  removeRegulatoryImport,
  storedRows,
} from './regulatory-imports';

/** The audit needs an id for each record: a table has one for all its editions. */
const tableIds: Readonly<Record<RegulatoryEditionRow['kind'], string>> = {
  'annex-vi': '01920000-0000-7000-8000-000000000045',
  adr: '01920000-0000-7000-8000-000000000046',
};

interface Apply {
  readonly id: string;
  readonly replacesSameEdition: boolean;
  readonly viewer: Viewer;
}

/**
 * Replaces a table by an uploaded edition, in one transaction. Chemicals stay as they are.
 *
 * @throws ApiProblem `in-use` when the table was replaced since the upload, or by it
 */
export function applyImport(
  database: Database,
  { id, replacesSameEdition, viewer }: Apply,
): Promise<RegulatoryImport> {
  return inTransaction(database, async (work) => {
    await lockEditions(work);
    const taken = await readRegulatoryImport(work, id);
    if (taken.isSameEdition && !replacesSameEdition) {
      throw conflict(`${taken.edition} is loaded already. Confirm that this file replaces it.`);
    }
    await replaceTable(work, taken);
    const changes = [
      { field: 'edition', from: taken.replaces, to: taken.edition },
      { field: 'published', from: null, to: taken.published },
      { field: 'entries', from: null, to: taken.entries },
    ];
    const entry = { id: tableIds[taken.kind], action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'regulatoryTable', viewer }, [entry]);
    return readRegulatoryImport(work, id);
  });
}

async function replaceTable(work: Work, { _id, kind, edition }: RegulatoryImport): Promise<void> {
  const { rows, replacesLoadedAt, appliedAt, ...head } = await work
    .selectFrom('regulatoryImport')
    .select(['rows', 'replacesLoadedAt', 'appliedAt', 'title', 'edition', 'source', 'published'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();
  if (appliedAt !== null) throw conflict(`${edition} replaced the table already.`);
  const loaded = (await readEditions(work)).find((one) => one.kind === kind);
  if (loaded?.loadedAt !== replacesLoadedAt) {
    throw conflict('The table was replaced since this file was compared with it. Upload it again.');
  }
  const { title, edition: before, source, published } = loaded;
  const previous = { title, edition: before, source, published };
  const replaced = await storedRows(work, kind);
  await storeTable(work, kind, { ...head, rows });
  // Chemicals are compared with the tables anew.
  await restartStructureFill(work);
  await work
    .updateTable('regulatoryImport')
    .set({
      appliedAt: new Date().toISOString(),
      rows: replaced,
      previous: sql`${JSON.stringify(previous)}::jsonb`,
    })
    .where('_id', '=', _id)
    .execute();
}

/**
 * Puts the table back that an edition replaced, and discards the edition. Chemicals stay as they are.
 *
 * @throws ApiProblem `in-use` when the edition is not loaded: it was not used, or replaced since
 */
export function undoImport(
  database: Database,
  { id, viewer }: Pick<Apply, 'id' | 'viewer'>,
): Promise<RegulatoryImport[]> {
  return inTransaction(database, async (work) => {
    await lockEditions(work);
    const { kind, edition, published } = await readRegulatoryImport(work, id);
    const { rows, previous } = await work
      .selectFrom('regulatoryImport')
      .select(['rows', 'previous'])
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    const loaded = (await readEditions(work)).find((one) => one.kind === kind);
    const isLoaded = loaded?.edition === edition && loaded.published === published;
    if (previous === null || !isLoaded) throw conflict(`${edition} is not what is loaded.`);
    await storeTable(work, kind, { ...previous, rows });
    await restartStructureFill(work);
    const changes = [{ field: 'edition', from: edition, to: previous.edition }];
    const entry = { id: tableIds[kind], action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'regulatoryTable', viewer }, [entry]);
    await removeRegulatoryImport(work, id);
    return listRegulatoryImports(work);
  });
}

function conflict(detail: string): ApiProblem {
  return new ApiProblem('in-use', detail);
}
