import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is translated: the sources whose texts are shown, and the folder of the catalogues. */
export interface Translated {
  /** A name for tests. */
  readonly name: string;
  /** Folders with sources. */
  readonly sources: readonly string[];
  readonly folder: string;
}

/** The site, whose texts no page shows together with those of the panel. */
export const ofSite: Translated = {
  name: 'public-site',
  // Of shared-ui, the site shows the structure editor's texts.
  sources: ['public-site/src', 'shared-ui/src/structure'],
  folder: 'public-site/src/language/messages',
};

/** The site, and each workspace of the panel that has catalogues. */
export const translated: readonly Translated[] = [
  ofSite,
  ...readdirSync('.')
    .map((name) => ({ name, sources: [`${name}/src`], folder: `${name}/src/messages` }))
    .filter(({ name, folder }) => name !== 'mfe-kit' && existsSync(folder)),
];

/** The catalogues in a folder, a file for each language. */
export function catalogueFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => join(folder, name));
}
