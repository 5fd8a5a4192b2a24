import { decoded } from './decode-bytes';
import type { FileRow, FileTable } from './file-rows';
import { readLimits, UnreadableFile } from './read-limits';

/** The columns of every structure-data file, in addition to its data items. */
export const structureColumn = 'Structure';
const titleColumn = 'Title';

const maxItemNameLength = 200;

/**
 * A table of an MDL structure-data file: for each record its molfile, the title from the molfile's first line, and
 * its data items. The columns are the union over all records.
 *
 * @see CTfile Formats, BIOVIA, "SDfiles"
 */
export async function structureDataTable(bytes: Uint8Array): Promise<FileTable> {
  const items = new Set<string>();
  let count = 0;
  for (const { molfile, values } of recordsOf(bytes)) {
    for (const name of values.keys()) items.add(name);
    count += 1;
    const isMolfile = /M {2}END|V2000|V3000/.test(molfile);
    if (!isMolfile && molfile.trim() !== '') {
      throw new UnreadableFile(`Record ${count} of the structure file has no structure block.`);
    }
    if (items.size > readLimits.columns - 2) {
      throw new UnreadableFile(`The file has more than ${readLimits.columns} columns.`);
    }
  }
  if (count === 0) throw new UnreadableFile('The file is empty.');
  const names = [...items].filter((name) => name !== structureColumn && name !== titleColumn);
  return {
    columns: [structureColumn, titleColumn, ...names],
    rows: [],
    reading: {},
    sheets: [],
    doubts: [],
    rowsBelow: rowsOf(bytes, names),
  };
}

async function* rowsOf(bytes: Uint8Array, items: readonly string[]): AsyncGenerator<FileRow> {
  let number = 0;
  for (const { molfile, values } of recordsOf(bytes)) {
    number += 1;
    const [title = ''] = molfile.split('\n', 1);
    const cells = [molfile, title.trim(), ...items.map((name) => values.get(name) ?? '')];
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells };
  }
}

interface StructureRecord {
  readonly molfile: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The last record may lack its `$$$$`. */
function* recordsOf(bytes: Uint8Array): Generator<StructureRecord> {
  let lines: string[] = [];
  for (const line of linesOf(bytes)) {
    if (line.startsWith('$$$$')) {
      yield recordOf(lines);
      lines = [];
    } else lines.push(line);
  }
  if (lines.some((line) => line.trim() !== '')) yield recordOf(lines);
}

function recordOf(lines: readonly string[]): StructureRecord {
  const firstItem = lines.findIndex((line) => itemName(line) !== undefined);
  const block = firstItem < 0 ? lines : lines.slice(0, firstItem);
  const values = new Map<string, string>();
  let name: string | undefined;
  for (const line of firstItem < 0 ? [] : lines.slice(firstItem)) {
    const found = itemName(line);
    if (found !== undefined) {
      name = found.trim();
      values.set(name, '');
    } else if (line === '') name = undefined;
    else if (name !== undefined) values.set(name, joined(values.get(name), line));
  }
  return { molfile: hasAtoms(block) ? `${block.join('\n')}\n` : '', values };
}

/** The name in a data item's header: `> 25 <NAME> (1)`. */
function itemName(line: string): string | undefined {
  if (!line.startsWith('>')) return undefined;
  for (const part of line.split('>').slice(1, -1)) {
    const end = part.slice(-maxItemNameLength - 1);
    const open = end.indexOf('<');
    if (open >= 0 && open < end.length - 1) return end.slice(open + 1);
  }
  return undefined;
}

function joined(before: string | undefined, line: string): string {
  return before ? `${before}\n${line}` : line;
}

/** The counts line of a V2000 molfile begins with the number of atoms; 0 means no structure. */
function hasAtoms(block: readonly string[]): boolean {
  const counts = block[3] ?? '';
  if (counts.includes('V3000')) return !block.some((line) => /^M {2}V30 COUNTS 0 /.test(line));
  return block.length > 0 && counts.slice(0, 3).trim() !== '0';
}

function* linesOf(bytes: Uint8Array): Generator<string> {
  let rest = '';
  for (const piece of decoded(bytes)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
