import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces whose texts are translated, with the folder of their catalogues. */
export const translated = [
  { workspace: 'public-site', folder: 'public-site/src/language/messages' },
] as const;

/** The catalogues in a folder, a file for each language. */
export function catalogueFiles(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}
