import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName, ReleaseDocument } from 'contract/release';
import { buildRemote, compressFiles, integrityOf } from 'mfe-kit/build';

const source = join(import.meta.dirname, '../fixtures/crates');

/** A build of the remote in `fixtures/crates`. */
export interface CratesBuild {
  /** The output folder, with `release.json`. */
  readonly output: string;
  readonly version: string;
}

/** The editions to publish. `demanding` is missing, as the API refuses it: the shell does not meet its needs. */
export const editions = ['first', 'second', 'unsteady', 'leaky', 'hostile', 'broken'] as const;
export type EditionName = (typeof editions)[number];

/**
 * Builds the remote in its editions: two good ones, one that throws on render, one that takes nothing
 * back, one to be revoked, one whose entry
 * throws, and one that needs a future React. Reuses earlier builds of this runner.
 *
 * @param place - a folder inside the checkout for this worker only: builds resolve packages from there
 */
export async function buildCrates(
  place: string,
): Promise<Record<EditionName | 'demanding', CratesBuild>> {
  const first = await build(place, { number: '1.0.0', name: 'first edition' });
  const second = await build(place, { number: '1.1.0', name: 'second edition' });
  const unsteady = await build(place, {
    number: '1.2.0',
    name: 'unsteady edition',
    failsToRender: true,
  });
  const leaky = await build(place, {
    number: '1.4.0',
    name: 'leaky edition',
    leavesThings: true,
  });
  const hostile = await build(place, { number: '1.5.0', name: 'hostile edition' });
  const broken = await alter(second, {
    version: '1.3.0-broken',
    entry: `throw new Error('The broken edition does not start');`,
  });
  const demanding = await alter(second, {
    version: '1.4.0-demanding',
    change: ({ needs }) => ({
      needs: { ...needs, shared: { ...needs.shared, react: '^99.0.0' } },
    }),
  });
  return { first, second, unsteady, leaky, hostile, broken, demanding };
}

/** The built file that contains a text. */
export async function fileWith({ output }: CratesBuild, text: string): Promise<string> {
  for (const name of (await readdir(output)).filter((one) => one.endsWith('.js'))) {
    if ((await readFile(join(output, name), 'utf8')).includes(text)) return name;
  }
  throw new Error(`No file in ${output} contains “${text}”`);
}

interface Edition {
  readonly number: string;
  readonly name: string;
  readonly failsToRender?: boolean;
  readonly leavesThings?: boolean;
}

async function build(
  place: string,
  { number, name, failsToRender = false, leavesThings = false }: Edition,
) {
  const folder = join(place, number);
  await cp(source, folder, { recursive: true });
  const packageFile = await readFile(join(source, 'package.json'), 'utf8');
  await writeFile(join(folder, 'package.json'), packageFile.replace('1.0.0', number));
  const edition = JSON.stringify({ name, failsToRender, leavesThings });
  await writeFile(join(folder, 'src/edition.ts'), `export const edition = ${edition};\n`);
  return buildRemote(folder);
}

interface Alteration {
  readonly version: string;
  /** Replaces the entry's code. */
  readonly entry?: string;
  readonly change?: (document: ReleaseDocument) => Partial<ReleaseDocument>;
}

/** Copies a build under another version, altered in ways that our own build would not allow. */
async function alter(
  { output }: CratesBuild,
  { version, entry, change = () => ({}) }: Alteration,
): Promise<CratesBuild> {
  const documentFile = 'release.json';
  const text = await readFile(join(output, documentFile), 'utf8');
  const document = ReleaseDocument.parse(JSON.parse(text));
  const altered = join(output, '../..', version);
  await rm(altered, { recursive: true, force: true });
  await cp(output, altered, { recursive: true });
  await rm(join(altered, documentFile));
  if (entry !== undefined) await writeFile(join(altered, document.entry), entry);
  await compressFiles(altered);
  const changed = {
    ...document,
    ...change(document),
    version,
    container: containerName(document.id, version),
    ...(await factsOf(altered, document)),
  };
  // Written last, as in a build: the document has no compressed copy.
  await writeFile(join(altered, documentFile), JSON.stringify(changed));
  return { output: altered, version };
}

/** Integrity and facts of the folder's current files. */
async function factsOf(folder: string, { integrity }: ReleaseDocument) {
  const names = Object.keys(integrity);
  const read = (suffix: string) =>
    Promise.all(names.map((name) => readFile(join(folder, `${name}${suffix}`))));
  const [scripts, twins] = [await read(''), await read('.br')];
  const sum = (files: readonly Buffer[]) => files.reduce((total, { length }) => total + length, 0);
  return {
    integrity: Object.fromEntries(
      names.map((name, at) => [name, integrityOf(scripts[at] ?? Buffer.alloc(0))] as const),
    ),
    size: { plain: sum(scripts), compressed: sum(twins) },
  };
}
