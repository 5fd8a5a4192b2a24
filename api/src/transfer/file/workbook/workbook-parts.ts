import { unzipSync, zipSync } from 'fflate';
import { readLimits, UnreadableFile } from '../read-limits';

export type UnpackLimits = Readonly<Record<'unpacked' | 'parts', number>>;

/** A sheet of a workbook, by its place from 1 among all. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly place: number;
  /** The XML of its cells. */
  readonly part: string;
}

/** The XML parts of a workbook by name. */
export interface WorkbookParts {
  readonly parts: Record<string, Uint8Array>;
  /** In the workbook's order. */
  readonly sheets: readonly Sheet[];
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/**
 * Unpacks a workbook. Each part is limited to the size in the archive's directory, so that none exceeds what was checked.
 *
 * @throws UnreadableFile
 */
export function unpackWorkbook(
  bytes: Uint8Array,
  limits: UnpackLimits = readLimits,
): WorkbookParts {
  let size = 0;
  let count = 0;
  const parts = unzipped(bytes, ({ name, originalSize }) => {
    const isWanted = /\.xml(?:\.rels)?$/.test(name);
    size += isWanted ? originalSize : 0;
    count += 1;
    if (size > limits.unpacked || count > limits.parts) {
      throw new UnreadableFile('The workbook holds too much. Save its sheet as CSV and send that.');
    }
    return isWanted;
  });
  if (!parts['xl/workbook.xml']) throw new UnreadableFile('This is no Excel workbook.');
  return { parts, sheets: sheetsIn(parts) };
}

/** The workbook as a file again. */
export function packWorkbook({ parts }: WorkbookParts): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer;
}

function sheetsIn(parts: Readonly<Record<string, Uint8Array>>): Sheet[] {
  const targets = new Map(
    tagsIn(text(parts['xl/_rels/workbook.xml.rels']), 'Relationship').map((one) => [
      one.get('Id'),
      one.get('Target') ?? '',
    ]),
  );
  return tagsIn(text(parts['xl/workbook.xml']), 'sheet').map((one, index) => {
    const target = targets.get(one.get('r:id')) ?? `worksheets/sheet${index + 1}.xml`;
    return {
      name: one.get('name') ?? `Sheet ${index + 1}`,
      isHidden: (one.get('state') ?? 'visible') !== 'visible',
      place: index + 1,
      part: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    };
  });
}

/** The attributes of each tag with a name. */
export function tagsIn(xml: string, name: string): ReadonlyMap<string, string>[] {
  const found: ReadonlyMap<string, string>[] = [];
  const start = `<${name} `;
  for (let from = xml.indexOf(start); from >= 0; from = xml.indexOf(start, from + 1)) {
    const end = xml.indexOf('>', from);
    found.push(attributesIn(xml.slice(from + start.length - 1, end < 0 ? undefined : end)));
  }
  return found;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** @param text - with a space before each attribute */
export function attributesIn(text: string): ReadonlyMap<string, string> {
  const parts = text.split('"');
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = (parts[index] ?? '').trim().replace(/\s?=$/, '');
    pairs.push([name, unescaped(parts[index + 1] ?? '')]);
  }
  return new Map(pairs);
}

function unescaped(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex, decimal, name) => {
      if (name) return named[name.toLowerCase()] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

function unzipped(
  bytes: Uint8Array,
  filter: (part: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('The workbook is torn.', { cause });
  }
}
