import type { ImportColumn } from 'contract';
import type { FileSource } from '../file/file-rows';
import { openReader } from '../file/open-reader';

/** What a file holds: its columns with their first values, and how many rows. */
export interface FileSurvey {
  readonly columns: readonly ImportColumn[];
  readonly rows: number;
}

const samplesPerColumn = 5;
const sampleLength = 80;
const batch = 500;

/** Reads a file to its end, so that a torn or too large one is known before staff work on it. */
export async function surveyFile(source: FileSource): Promise<FileSurvey> {
  const reader = await openReader(source);
  try {
    const samples = reader.columns.map(() => new Set<string>());
    let rows = 0;
    for (let from = 1, isEnd = false; !isEnd;) {
      const read = await reader.read({ from, count: batch });
      if (rows === 0) for (const { cells } of read.rows) collect(samples, cells);
      rows += read.rows.length;
      from = (read.rows.at(-1)?.number ?? from) + 1;
      isEnd = read.isEnd;
    }
    const columns = reader.columns.map((name, index) => ({
      name,
      samples: [...(samples[index] ?? [])],
    }));
    return { columns, rows };
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
