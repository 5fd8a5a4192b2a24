import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is translated: the workspaces whose texts a page shows, and the folder of the catalogues. */
export const translated: readonly Translated[] = [
  { workspaces: ['public-site', 'shared-ui'], folder: 'public-site/src/language/messages' },
];

interface Translated {
  readonly workspaces: readonly string[];
  readonly folder: string;
}

/** The catalogues in a folder, a file for each language. */
export function catalogueFiles(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}
