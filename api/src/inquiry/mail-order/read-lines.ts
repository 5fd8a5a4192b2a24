import { maxOrderLines, type OrderLine, readOrderLines } from 'contract/order-list';
import { proseItems } from './prose-items';
import type { SourceRow } from './mail-rows';

/** What may be a line of the order. */
export interface Candidate {
  /** The row that it was read from. */
  readonly row: number;
  /** The words of the row, as they stand in it. */
  readonly words: string;
  readonly line: OrderLine;
  readonly remark: string | undefined;
  /** Whether it is a line by what it says; the others are lines if the catalogue knows their name. */
  readonly isSure: boolean;
}

/** Words of a name; longer ones are sentences. */
const maxNameWords = 6;

/** What may be a line of the order, in the order of the rows. */
export function readLines(rows: readonly SourceRow[], units: readonly string[]): Candidate[] {
  const filled = rows
    .map(({ text }, row) => ({ text, row }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, maxOrderLines);
  const lines = readOrderLines(filled.map(({ text }) => text).join('\n'), units);
  const found = filled.flatMap(({ text, row }, index) => {
    const line = lines[index];
    if (!line) return [];
    const read = candidatesIn(line, text, units);
    return read.map((candidate) => ({ ...candidate, row }));
  });
  return found.slice(0, maxOrderLines);
}

type Read = Omit<Candidate, 'row'>;

function candidatesIn(line: OrderLine, text: string, units: readonly string[]): Read[] {
  const isTable = /[\t|;]/.test(text);
  if (line.kind === 'sentence') return inProse(text, units);
  if (line.kind !== 'item') return [];
  if (isTable) return [{ words: line.line, line, remark: remarkOf(line), isSure: isSure(line) }];
  const prose = inProse(text, units);
  const several = prose.filter(({ isSure: sure, line: one }) => sure || one.quantity !== undefined);
  if (several.length > 1) return prose;
  const isLong = line.wanted.split(/\s+/).length > maxNameWords;
  if (isLong && prose.length > 0) return prose;
  return [{ words: line.line, line, remark: remarkOf(line), isSure: !isLong && isSure(line) }];
}

function inProse(text: string, units: readonly string[]): Read[] {
  const items = proseItems(text, units);
  const lines = readOrderLines(items.map(({ words }) => words).join('\n'), units);
  if (lines.length !== items.length) return [];
  return items.flatMap(({ words, remark, isSure: sure }, index) => {
    const line = lines[index];
    return line?.kind === 'item'
      ? [{ words, line: withoutElision(line), remark, isSure: sure }]
      : [];
  });
}

/** `250 kg d'acétone` */
function withoutElision(line: OrderLine): OrderLine {
  const without = (name: string) => name.replace(/^d['’](?=\p{L})/iu, '');
  return { ...line, name: without(line.name), wanted: without(line.wanted) };
}

function isSure({ quantity, number, question }: OrderLine): boolean {
  const isOpen = question !== undefined && question.about !== 'rest';
  return quantity !== undefined || number !== undefined || isOpen;
}

function remarkOf({ parts }: OrderLine): string | undefined {
  const texts = parts
    .filter(({ kind }) => kind === 'term' || kind === 'price')
    .map(({ text }) => text);
  return texts.length === 0 ? undefined : texts.join(', ');
}
