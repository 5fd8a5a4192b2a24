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
    const signOfFile =
      source.format === 'csv' ? fileSign(evidence, reading.separator === ';') : undefined;
    const columns = reader.columns.map((name, index) => ({
      name,
      samples: [...(samples[index] ?? [])],
      ...decimalOf(evidence[index] ?? noEvidence, signOfFile),
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
function fileSign(evidence: readonly DecimalEvidence[], isSemicolon: boolean): FileSign {
  const signs = new Set(evidence.flatMap((one) => signOf(one) ?? []));
  if (signs.size > 1) return undefined;
  const [sign] = signs;
  if (sign !== undefined) return { sign, isProven: true };
  return isSemicolon ? { sign: 'comma', isProven: false } : undefined;
}

/** `isProven` by a number: semicolons alone are a custom. */
type FileSign = { readonly sign: DecimalSign; readonly isProven: boolean } | undefined;

function decimalOf(evidence: DecimalEvidence, ofFile: FileSign) {
  const isContradictory = evidence.comma > 0 && evidence.point > 0;
  const own = signOf(evidence);
  if (own !== undefined) return { decimal: own };
  if (evidence.pointGroups > 0 && ofFile?.isProven === false)
    return { decimal: 'unclear' as const };
  if (ofFile && !isContradictory) return { decimal: ofFile.sign };
  return evidence.unclear > 0 ? { decimal: 'unclear' as const } : {};
}
