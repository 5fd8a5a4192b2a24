import type { DecimalSign, FileReading, ImportColumn } from 'contract/transfer';
import type { FileSource } from '../file/file-rows';
import { openReader } from '../file/open-reader';
import { type DecimalEvidence, noEvidence, signOf, withCell } from '../format/decimal-sign';

/** Overview of a file: columns with their first values, and the number of rows. */
export interface FileSurvey {
  readonly columns: readonly ImportColumn[];
  readonly rows: number;
  readonly reading: FileReading;
}

const samplesPerColumn = 5;
const sampleLength = 80;
const batch = 500;

/** Reads a file to its end, so that a damaged or oversized one is refused before staff work on it. */
export async function surveyFile(source: FileSource): Promise<FileSurvey> {
  const reader = await openReader(source);
  const { reading } = reader.preview;
  // Numbers of other formats have a decimal point.
  const isText = source.format === 'csv';
  try {
    const samples = reader.columns.map(() => new Set<string>());
    let evidence = reader.columns.map(() => noEvidence);
    let rows = 0;
    for (let from = 1, isEnd = false; !isEnd;) {
      const read = await reader.read({ from, count: batch });
      if (rows === 0) for (const { cells } of read.rows) collect(samples, cells);
      for (const { cells } of read.rows) {
        evidence = evidence.map((known, index) => withCell(known, cells[index] ?? ''));
      }
      rows += read.rows.length;
      from = (read.rows.at(-1)?.number ?? from) + 1;
      isEnd = read.isEnd;
    }
    const ofFile = isText ? fileSign(evidence, reading.separator === ';') : undefined;
    if (!isText) evidence = evidence.map((one) => ({ ...one, pointGroups: 0 }));
    const columns = reader.columns.map((name, index) => ({
      name,
      samples: [...(samples[index] ?? [])],
      ...decimalOf(evidence[index] ?? noEvidence, ofFile),
    }));
    return { columns, rows, reading };
  } finally {
    await reader.close();
  }
}

function collect(samples: readonly Set<string>[], cells: readonly string[]): void {
  for (const [index, known] of samples.entries()) {
    const text = (cells[index] ?? '').trim();
    if (text !== '' && known.size < samplesPerColumn) known.add(text.slice(0, sampleLength));
  }
}

/** The decimal sign that the columns agree on. Spreadsheets with decimal commas save CSV with semicolons. */
function fileSign(
  evidence: readonly DecimalEvidence[],
  isSemicolon: boolean,
): DecimalSign | undefined {
  const signs = new Set(evidence.flatMap((one) => signOf(one) ?? []));
  if (signs.size > 1) return undefined;
  const [sign] = signs;
  return sign ?? (isSemicolon ? 'comma' : undefined);
}

/** A column with nothing but three decimals behind points is of thousands too, unless another one proves the point. */
function decimalOf(evidence: DecimalEvidence, ofFile: DecimalSign | undefined) {
  const own = signOf(evidence);
  if (own !== undefined) return { decimal: own };
  const isContradictory = evidence.comma > 0;
  if (ofFile === 'point' && !isContradictory) return { decimal: ofFile };
  if (evidence.pointGroups > 0) return { decimal: 'unclear' as const };
  if (ofFile !== undefined && !isContradictory) return { decimal: ofFile };
  return evidence.unclear > 0 ? { decimal: 'unclear' as const } : {};
}
