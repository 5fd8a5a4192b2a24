import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** What a remote out of the repository is built on and tested with. */
const published = [
  'contract',
  'panel-runtime',
  'shared-ui',
  'mfe-kit',
  'api',
  'demo-company',
  'dev-mailbox',
];

/** Brought by whoever runs TypeScript, or develops by `mfe-kit dev`. */
const brought = ['tsx', 'webpack-dev-server'];

const root = process.cwd();
const specifier =
  /^(?:import|export)\b[^;'"]*?\bfrom '([^'."][^']*)'|\bimport\(\s*'([^'."][^']*)'/gm;

describe.each(published)('%s, as it is published,', (name) => {
  it('depends on all that its sources import', () => {
    const { dependencies } = readJson(`${name}/package.json`);
    const needed = Object.keys(dependencies).map((one) => one.replace('@types/', ''));
    const known = new Set([name, ...brought, ...needed]);
    const missing = shippedSources(join(root, name, 'src')).flatMap((file) =>
      packagesIn(file)
        .filter((one) => !known.has(one))
        .map((one) => ({ file, one })),
    );
    expect(missing).toEqual([]);
  });

  it('says which of its files go with it', () => {
    expect(readJson(`${name}/package.json`).files).toContain('src');
  });
});

it('a remote out of the repository is held against the same rules of types', () => {
  const rules = readJson('tsconfig.base.json').compilerOptions;
  const { lib, types } = readJson('mfe-email/tsconfig.json').compilerOptions;
  const forReferences = {
    composite: undefined,
    declaration: undefined,
    emitDeclarationOnly: undefined,
  };
  expect(readJson('mfe-kit/tsconfig.remote.json').compilerOptions).toEqual({
    ...rules,
    ...forReferences,
    lib,
    types: expect.arrayContaining(types),
    noEmit: true,
  });
});

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** Tests, and what they stand on, are run with tools that whoever tests brings. */
function shippedSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|fixture)\./.test(name))
    .filter((name) => !/^(?:testing|jest|stories)[\\/]/.test(name))
    .map((name) => join(folder, name));
}

function packagesIn(file: string): string[] {
  const targets = [...readFileSync(file, 'utf8').matchAll(specifier)];
  return targets
    .map(([, one, other]) => one ?? other ?? '')
    .filter((target) => !isBuiltin(target))
    .map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
