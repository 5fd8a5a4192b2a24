import type {
  RegulatoryEdition,
  RegulatoryImport,
  RegulatoryTableFile,
  UnreadCell,
} from 'contract/regulation';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { invalidField, notFound, worded } from '../kernel/problem';
import type { Database, Work } from '../db/database';
import { inTransaction } from '../repository/in-transaction';
import { checkIsNewer, checkRows } from './check-edition';
import { compareEditions, type Comparison } from './compare-editions';
import { readEditions } from './read-editions';

const columns = [
  '_id',
  'kind',
  'title',
  'edition',
  'source',
  'published',
  'licence',
  'entries',
  'replaces',
  'isSameEdition',
  'added',
  'changed',
  'removed',
  'unread',
  'unreadCount',
  'unreadCells',
  'uploadedAt',
  'appliedAt',
  'toldAt',
] as const;

/** The uploaded editions, without their rows. */
export function listRegulatoryImports(database: Database | Work): Promise<RegulatoryImport[]> {
  return database
    .selectFrom('regulatoryImport')
    .select([...columns])
    .orderBy('kind', 'desc')
    .execute();
}

export async function readRegulatoryImport(
  database: Database | Work,
  id: string,
): Promise<RegulatoryImport> {
  const found = await database
    .selectFrom('regulatoryImport')
    .select([...columns])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('edition');
  return found;
}

/**
 * Takes an edition and stores it with what it would change, in place of one that was uploaded before.
 *
 * @param unreadCells - of a workbook, whose rows are those that were understood
 * @throws ApiProblem `invalid` for rows that are none, for an older edition, and for one that changes nothing
 */
export async function addRegulatoryImport(
  database: Database,
  file: RegulatoryTableFile,
  unreadCells?: readonly UnreadCell[],
): Promise<RegulatoryImport> {
  const kind = checkRows(file);
  const loaded = (await readEditions(database)).find((one) => one.kind === kind);
  if (!loaded) throw notFound('table');
  checkIsNewer({ file, loaded });
  const before = await storedRows(database, kind);
  const compared = await compareEditions({ kind, before, after: file.rows });
  const isSameEdition = file.edition === loaded.edition && file.published === loaded.published;
  if (isSameEdition && compared.changes.length === 0) {
    throw invalidField(
      'edition',
      worded`${{ edition: file.edition }} is loaded already, with the same entries.`,
    );
  }
  return inTransaction(database, async (work) => {
    await lockEditions(work);
    return store(work, { file, loaded, compared, isSameEdition, unreadCells });
  });
}

/** One process at a time replaces a table or an uploaded edition. */
export async function lockEditions(work: Work): Promise<void> {
  await sql`lock table regulatory_edition in share row exclusive mode`.execute(work);
}

export async function storedRows(
  database: Database | Work,
  kind: RegulatoryEdition['kind'],
): Promise<string[]> {
  const found =
    kind === 'adr'
      ? await database.selectFrom('transportLine').select('cells').orderBy('place').execute()
      : await database.selectFrom('harmonisedEntry').select('cells').execute();
  return found.map(({ cells }) => cells);
}

/** Rows with cells that are not understood, which the import names; all are counted. */
const maxUnread = 100;
const maxUnreadCells = 500;

interface Checked {
  readonly file: RegulatoryTableFile;
  readonly loaded: RegulatoryEdition;
  readonly compared: Comparison;
  readonly isSameEdition: boolean;
  readonly unreadCells: readonly UnreadCell[] | undefined;
}

async function store(
  work: Work,
  { file, loaded, compared, isSameEdition, unreadCells }: Checked,
): Promise<RegulatoryImport> {
  const { columns: _columns, rows, ...head } = file;
  const { changes } = compared;
  const unread = unreadCells ? [] : compared.unread;
  const { kind } = loaded;
  const count = (wanted: string) => changes.filter(({ change }) => change === wanted).length;
  const _id = uuidv7();
  await work.deleteFrom('regulatoryImport').where('kind', '=', kind).execute();
  await work
    .insertInto('regulatoryImport')
    .values({
      _id,
      kind,
      ...head,
      rows: [...rows],
      previous: null,
      entries: rows.length,
      replaces: loaded.edition,
      replacesLoadedAt: loaded.loadedAt,
      isSameEdition,
      added: count('added'),
      changed: count('changed'),
      removed: count('removed'),
      unread: sql`${JSON.stringify(unread.slice(0, maxUnread))}::jsonb`,
      unreadCount: unreadCells?.length ?? unread.length,
      unreadCells: sql`${JSON.stringify(unreadCells?.slice(0, maxUnreadCells) ?? [])}::jsonb`,
      uploadedAt: new Date().toISOString(),
      appliedAt: null,
    })
    .execute();
  await storeChanges(work, _id, changes);
  return readRegulatoryImport(work, _id);
}

async function storeChanges(
  work: Work,
  importId: string,
  changes: Comparison['changes'],
): Promise<void> {
  const rows = changes.map((one) => ({
    reference: one.reference,
    name: one.name,
    change: one.change,
    cas_numbers: one.casNumbers,
    ec_numbers: one.ecNumbers,
    is_without_cas: one.isWithoutCas,
    packing_groups: one.packingGroups,
    fields: one.fields,
  }));
  await sql`
    insert into regulatory_change (import_id, reference, name, change, cas_numbers, ec_numbers,
      is_without_cas, packing_groups, fields)
    select ${importId}::uuid, reference, name, change, cas_numbers, ec_numbers, is_without_cas,
      packing_groups, fields
    from jsonb_populate_recordset(null::regulatory_change, ${JSON.stringify(rows)}::jsonb)`.execute(
    work,
  );
}

/** Discards an uploaded edition. */
export async function removeRegulatoryImport(database: Database | Work, id: string): Promise<void> {
  const removed = await database
    .deleteFrom('regulatoryImport')
    .where('_id', '=', id)
    .returning('_id')
    .execute();
  if (removed.length === 0) throw notFound('edition');
}
