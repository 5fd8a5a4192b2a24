import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from './steps';

const root = join(import.meta.dirname, '../..');

/** The packages that a remote is built on, and those that its tests need. */
const builtOn = ['contract', 'panel-runtime', 'shared-ui', 'mfe-kit'];
const testedWith = ['api', 'demo-company', 'dev-mailbox'];

/** The tools of its tests, its type check and its development. */
const tools = [
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'jest',
  'jest-environment-jsdom',
  'jest-runtime',
  'react-refresh',
  'typescript',
  'webpack-dev-server',
];

/** Left out of the copy: build outputs, and files specific to the workspace. */
const left = /[\\/](?:dist|dist-[a-z]+|node_modules|package\.json|tsconfig\.json)$/;

/** A remote as a separate team has it: a folder of its own, with packages instead of workspaces. */
export interface LoneRemote {
  readonly folder: string;
  readonly packageFile: PackageFile;
  remove(): Promise<void>;
}

/** Copies a remote out of the repository, without installing it. */
export async function copyRemote(id: string): Promise<LoneRemote> {
  const parent = await mkdtemp(join(tmpdir(), 'alone-'));
  const folder = join(parent, id);
  await cp(join(root, id), folder, { recursive: true, filter: (path) => !left.test(path) });
  const archives = await packPackages(join(folder, 'packages'));
  const packageFile = await packageFileOf(id, archives);
  const files = {
    'package.json': JSON.stringify(packageFile, null, 2),
    'package-lock.json': JSON.stringify(await lockFor(packageFile, archives, folder), null, 2),
    'tsconfig.json': JSON.stringify({
      extends: 'mfe-kit/tsconfig.remote.json',
      include: ['src', 'remote.json'],
    }),
    'jest.config.mjs': `export { default } from 'mfe-kit/jest';\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, packageFile, remove: () => rm(parent, { recursive: true, force: true }) };
}

/** The path of each package's archive, as a dependency's version. */
type Archives = Readonly<Record<string, string>>;

/** Packs the packages as they would be published. */
async function packPackages(folder: string): Promise<Archives> {
  await mkdir(folder);
  const names = [...builtOn, ...testedWith];
  const words = names.flatMap((name) => ['-w', name]);
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...words], { folder: root });
  const places = names.map(async (name) => {
    const { version } = PackageFile.parse(await readJson(join(root, name, 'package.json')));
    return [name, `file:packages/${name}-${version}.tgz`] as const;
  });
  return Object.fromEntries(await Promise.all(places));
}

const Versions = z.record(z.string(), z.string()).default({});

const PackageFile = z.looseObject({
  name: z.string(),
  version: z.string(),
  scripts: Versions,
  dependencies: Versions,
  devDependencies: Versions,
  overrides: z.record(z.string(), z.unknown()).optional(),
});
type PackageFile = z.infer<typeof PackageFile>;

async function packageFileOf(id: string, archives: Archives): Promise<PackageFile> {
  const own = PackageFile.parse(await readJson(join(root, id, 'package.json')));
  const workspace = PackageFile.parse(await readJson(join(root, 'package.json')));
  const kit = PackageFile.parse(await readJson(join(root, 'mfe-kit/package.json')));
  const versions = { ...kit.devDependencies, ...workspace.devDependencies };
  return {
    ...own,
    scripts: { ...own.scripts, test: 'jest', types: 'tsc -p .' },
    dependencies: { ...own.dependencies, ...only(archives, builtOn) },
    devDependencies: { ...only(versions, tools), ...only(archives, testedWith) },
    // npm compares the lockfile with what it would resolve, which these change.
    ...(workspace.overrides && { overrides: workspace.overrides }),
  };
}

function only(versions: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`No version found for ${name}`);
      return [name, version];
    }),
  );
}

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ link: z.boolean().optional(), devDependencies: z.unknown().optional() }),
  ),
});

/** A lockfile with the repository's locked versions; npm skips those that the remote does not need. */
async function lockFor(packageFile: PackageFile, archives: Archives, folder: string) {
  const { packages } = Lock.parse(await readJson(join(root, 'package-lock.json')));
  const { name, version, dependencies, devDependencies } = packageFile;
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
  const packed = Object.entries(archives).map(async ([own, resolved]) => {
    const { devDependencies: _, ...entry } = packages[own] ?? {};
    const archive = await readFile(join(folder, resolved.replace('file:', '')));
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    return [`node_modules/${own}`, { ...entry, resolved, integrity }] as const;
  });
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, dependencies, devDependencies },
      ...Object.fromEntries(installed),
      ...Object.fromEntries(await Promise.all(packed)),
    },
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
