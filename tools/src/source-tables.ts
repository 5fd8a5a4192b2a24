import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The tables with one head line in a folder, cells separated by tabs, some of them gzipped. */
export function sourceTables(folder: string) {
  return {
    cellsOf: (name: string): string[][] => linesOf(name).map((line) => line.split('\t')),
    recordsOf,
  };

  function linesOf(name: string): string[] {
    return textOf(name).slice(1);
  }

  function textOf(name: string): string[] {
    const bytes = readFileSync(join(folder, name));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    return text.split('\n').filter((line) => line !== '');
  }

  function recordsOf(name: string): Record<string, string>[] {
    const [head = '', ...lines] = textOf(name);
    const names = head.split('\t');
    return lines.map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((key, index) => [key, cells[index] ?? '']));
    });
  }
}

/** Rows by their first cell. */
export function byFirst(rows: readonly string[][]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const cells of rows) {
    const [key = ''] = cells;
    found.set(key, [...(found.get(key) ?? []), cells]);
  }
  return found;
}
