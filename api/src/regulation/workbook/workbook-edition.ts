import type {
  RegulatoryEdition,
  RegulatoryImport,
  RegulatoryTableFile,
  RegulatoryWorkbook,
  UnreadCell,
  WorkbookEdition,
  WorkbookFile,
} from 'contract/regulation';
import { regulatoryColumns, regulatoryTitles } from 'contract/regulation';
import type { Database } from '../../db/database';
import { invalidField, notFound } from '../../kernel/problem';
import { readEditions } from '../read-editions';
import { addRegulatoryImport, storedRows } from '../regulatory-imports';
import { licenceOf } from '../table-files';
import { adrRows } from './adr-rows';
import { annexRows } from './annex-rows';
import { editionProposal } from './edition-proposal';
import { mergeVersions } from './merge-versions';
import { readTable, type WorkbookTable } from './read-table';

/** Which table a workbook has, and what it states of its edition. Nothing is stored. */
export async function readWorkbook(
  database: Database,
  { file, fileName }: WorkbookFile,
): Promise<RegulatoryWorkbook> {
  const table = await readTable(Buffer.from(file, 'base64'));
  const { kind, titles, places, rows } = table;
  const loaded = await loadedEdition(database, kind);
  return {
    kind,
    title: regulatoryTitles[kind],
    rows: rows.length,
    hasOwnDays: places.has('appliesFrom'),
    ...editionProposal({ kind, fileName, titles, loaded }),
  };
}

/**
 * Compares the table of a workbook with the loaded one, as an edition that waits. Cells that are not understood are listed with it.
 *
 * @throws ApiProblem `invalid` as `readTable` and `addRegulatoryImport` do
 */
export async function addWorkbook(
  database: Database,
  { file, fileName, edition, published, appliesFrom }: WorkbookEdition,
): Promise<RegulatoryImport> {
  const table = await readTable(Buffer.from(file, 'base64'));
  const { kind } = table;
  const stored = await storedRows(database, kind);
  const { rows, unread } = await rowsOf(table, { stored, edition, appliesFrom });
  if (rows.length === 0) throw invalidField('file', 'The workbook has no rows of the table.');
  const title = regulatoryTitles[kind];
  const head: Omit<RegulatoryTableFile, 'rows'> = {
    title,
    edition,
    published,
    source: `${title}, workbook ${fileName}`,
    licence: await licenceOf(kind),
    columns: regulatoryColumns[kind],
  };
  return addRegulatoryImport(database, { ...head, rows: [...rows] }, unread);
}

interface Known {
  readonly stored: readonly string[];
  readonly edition: string;
  readonly appliesFrom: string;
}

async function rowsOf(
  { kind, rows, places }: WorkbookTable,
  known: Known,
): Promise<{ rows: readonly string[]; unread: readonly UnreadCell[] }> {
  if (kind === 'annex-vi') {
    const { entries, unread } = await annexRows(rows, places);
    return { rows: entries.size === 0 ? [] : mergeVersions({ entries, ...known }), unread };
  }
  const read = adrRows(rows, places);
  const byCells = new Map(known.stored.map((row) => [carried(row), row]));
  return { ...read, rows: read.rows.map((row) => byCells.get(carried(row)) ?? row) };
}

/** The last cell, what another reading of the book has, is in no workbook. */
function carried(row: string): string {
  return row.slice(0, row.lastIndexOf('\t'));
}

async function loadedEdition(database: Database, kind: RegulatoryEdition['kind']) {
  const loaded = (await readEditions(database)).find((one) => one.kind === kind);
  if (!loaded) throw notFound('table');
  return loaded;
}
