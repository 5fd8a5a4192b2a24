import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript and module files of a folder, without installed and built ones. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|dist|dist-.*|test-results)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(path);
    return /\.(?:ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}
