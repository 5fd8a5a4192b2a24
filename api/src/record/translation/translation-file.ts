import { resourceNeeds, type SiteLanguage, translatedResources, utcDay } from 'contract';
import { translationColumns } from 'contract/record';
import type { FastifyReply } from 'fastify';
import { isPermitted } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { ResourceTable } from '../../repository/resource-table';
import { tableOf } from '../../repository/table-of';
import { byteOrderMark, csvLines, csvType } from '../../transfer/export/csv-text';
import { exportedRecords } from '../../transfer/export/exported-records';
import { audited, filterChanges, noteExport } from '../../transfer/export/note-export';
import { sendMade } from '../../transfer/export/send-stream';
import { stateOf } from './state-of';
import { digestOf, keyOf, readableTexts, readTranslations } from './write-translations';

interface Asked {
  readonly into: SiteLanguage;
  readonly resource?: string | undefined;
  readonly open?: boolean | undefined;
}

interface TranslationExport {
  readonly asked: Asked;
  readonly viewer: Viewer;
  readonly reply: FastifyReply;
}

/** Sends the texts of all records that the viewer may export as CSV, for translators. */
export function sendTranslations(
  services: Services,
  { asked, viewer, reply }: TranslationExport,
): undefined {
  const rows = audited(rowsOf(services, asked, viewer), (count) =>
    noteExport(services.database, viewer, {
      resource: 'translation',
      rows: count,
      changes: filterChanges({ ...asked }),
    }),
  );
  const name = `texts-${asked.into}-${utcDay()}.csv`;
  return sendMade(reply, { name, type: csvType, content: csvContent(rows) });
}

async function* csvContent(rows: AsyncIterable<readonly string[][]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([translationColumns]);
  for await (const part of rows) yield csvLines(part);
}

async function* rowsOf(
  services: Services,
  asked: Asked,
  viewer: Viewer,
): AsyncGenerator<readonly string[][]> {
  const { database } = services;
  const names = asked.resource === undefined ? translatedResources : [asked.resource];
  for (const table of names.map((name) => tableOf(services, name))) {
    if (!mayExport(table, viewer)) continue;
    for await (const records of exportedRecords({ database, table, parameters: {}, viewer })) {
      const ids = records.map(({ _id }) => String(_id));
      const stored = await readTranslations(database, ids, [asked.into]);
      yield records.flatMap((record) => rowsOfRecord({ table, record, asked, viewer }, stored));
    }
  }
}

function mayExport({ resource }: ResourceTable, viewer: Viewer): boolean {
  const needs = resourceNeeds(resource, 'all');
  return viewer.kind === 'admin' && needs !== 'account' && isPermitted(viewer, needs);
}

interface RecordTexts {
  readonly table: ResourceTable;
  readonly record: Readonly<Record<string, unknown>>;
  readonly asked: Asked;
  readonly viewer: Viewer;
}

type StoredTexts = Awaited<ReturnType<typeof readTranslations>>;

function rowsOfRecord(
  { table, record, asked, viewer }: RecordTexts,
  stored: StoredTexts,
): string[][] {
  const { resource } = table;
  const id = String(record['_id']);
  const named = record[resource.title];
  const title = typeof named === 'string' ? named : '';
  return readableTexts(table, viewer).flatMap((field) => {
    const original = record[field];
    if (typeof original !== 'string') return [];
    const row = stored.get(keyOf({ recordId: id, language: asked.into, field }));
    const state = stateOf(row, digestOf(original));
    if (asked.open === true && state === 'current') return [];
    return [[resource.name, id, title, asked.into, field, original, row?.text ?? '', state]];
  });
}
