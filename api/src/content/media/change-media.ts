import type { MediaFile } from 'contract/content';
import { emailBatches } from 'contract/email';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { StoredFileRow } from '../../file/stored-file-rows';
import type { FieldValues } from '../../repository/field-values';
import { ApiProblem, invalidField, notFound, worded } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { readRows } from '../../repository/rows';
import { changesBetween } from '../../repository/values';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import type { Services } from '../../kernel/services';
import { requireResource } from '../../kernel/permission';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { seenFiles } from '../../file/seen-files';
import { readMedia } from './read-media';

/** The resource name of files in the history. */
const resource = 'file';

type MediaChange = Partial<Pick<MediaFile, 'originalName' | 'alt' | 'focus'>>;

/** Updates a file's title, description and focal point. */
export async function updateMedia(
  { database, tables }: Services,
  { id, change, viewer }: { id: string; change: MediaChange; viewer: Viewer },
): Promise<FieldValues> {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    await readMedia(work, id, seenFiles(tables, viewer));
    const before = await lockedFile(work, id);
    const { focus, ...texts } = change;
    const point = focus === undefined ? {} : { focusX: focus?.x ?? null, focusY: focus?.y ?? null };
    const patch = { ...texts, ...point };
    const changes = changesBetween({ ...before }, patch);
    if (changes.length > 0) {
      await work.updateTable('file').set(patch).where('_id', '=', id).execute();
      await journal({ work, resource, viewer }, [{ id, action: 'update', version: 1, changes }]);
    }
    return readMedia(work, id);
  });
}

/**
 * Replaces a file in all records that use it, each with an entry in its history. Sent mail is not changed.
 *
 * @returns the replacement, and how many records changed
 */
export async function replaceMedia(
  services: Services,
  { id, by, viewer }: { id: string; by: string; viewer: Viewer },
): Promise<FieldValues> {
  requireStaff(viewer);
  const { tables } = services;
  return inTransaction(services.database, async (work) => {
    await readMedia(work, id, seenFiles(tables, viewer));
    const former = await lockedFile(work, id);
    await requireEditableUses(work, services, { name: former.name, viewer });
    const next = await fileNamed(work, by);
    if (former.kind !== next.kind) throw invalidField('file', `Choose another ${former.kind}`);
    const { alt, focusX, focusY, visibility } = former;
    await work
      .updateTable('file')
      .set({ alt, focusX, focusY, visibility })
      .where('name', '=', next.name)
      .execute();
    const changed = await renameInRecords(work, services, { from: former.name, to: by, viewer });
    return { ...(await readMedia(work, next._id)), changed };
  });
}

interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly viewer: Viewer;
}

async function renameInRecords(
  work: Work,
  { database, tables }: Services,
  { from, to, viewer }: Renaming,
): Promise<number> {
  const { rows } = await sql<{ resource: string; recordId: string; field: string }>`
    select resource, record_id, field from file_use where name = ${from}
    order by resource, record_id`.execute(work);
  let changed = 0;
  for (const name of new Set(rows.map((row) => row.resource))) {
    const table = tables.get(name);
    if (!table || table.resource === emailBatches) continue;
    const uses = rows.filter((row) => row.resource === name);
    const ids = [...new Set(uses.map(({ recordId }) => recordId))];
    const records = await readRows({ work, table }, ids);
    const patches = [...records].map(([id, record]) => ({
      id,
      fields: Object.fromEntries(
        uses
          .filter(({ recordId }) => recordId === id)
          .map(({ field }) => [field, renamed(record[field], from, to)]),
      ),
    }));
    const context = { database, tables, table, viewer };
    changed += unwrapAll(await updateManyWithin(work, context, patches)).length;
  }
  return changed;
}

/** A value with a file's name replaced at any depth. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  const text = JSON.stringify(value);
  return text === undefined ? value : JSON.parse(text.replaceAll(from, to));
}

/** @throws ApiProblem `not-permitted` when a record uses the file that the viewer may not edit */
async function requireEditableUses(
  work: Work,
  { tables }: Services,
  { name, viewer }: { name: string; viewer: Viewer },
): Promise<void> {
  const { rows } = await sql<{ resource: string }>`
    select distinct resource from used_file where name = ${name}`.execute(work);
  for (const { resource } of rows) {
    const table = tables.get(resource);
    if (table) requireResource(viewer, table.resource, 'edit');
  }
}

/** @throws ApiProblem `in-use` while a record uses it, including records in the trash */
export async function removeMedia(
  { database, files, tables }: Services,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<void> {
  requireStaff(viewer);
  const file = await inTransaction(database, async (work) => {
    await readMedia(work, id, seenFiles(tables, viewer));
    const found = await lockedFile(work, id);
    await requireUnused(work, found);
    const changes = [{ field: 'originalName', from: found.originalName, to: null }];
    await journal({ work, resource, viewer }, [{ id, action: 'remove', version: 1, changes }]);
    await work.deleteFrom('file').where('_id', '=', id).execute();
    return found;
  });
  await files.remove(file);
}

async function requireUnused(work: Work, { name }: StoredFileRow): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from used_file where used_file.name = ${name}`.execute(work);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new ApiProblem(
    'in-use',
    worded`This file is in use ${{ count }} times. Replace it there first.`,
  );
}

async function lockedFile(work: Work, id: string): Promise<StoredFileRow> {
  const file = await work
    .selectFrom('file')
    .selectAll()
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw notFound('file');
  return file;
}

async function fileNamed(work: Database | Work, name: string): Promise<StoredFileRow> {
  const file = await work
    .selectFrom('file')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) throw invalidField('file', 'There is no such file');
  return file;
}
