import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrows, buildPackage, buildTools, notInRemotes } from './arrows';
import { remotesIn } from './remotes-in';
import { sourcesOf } from './sources-of';

interface PackageFile {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const root = process.cwd();
const workspaces = readPackage('.').workspaces ?? [];

it('the table of arrows knows every workspace, and no other', () => {
  expect(Object.keys(arrows).toSorted()).toEqual([...workspaces].toSorted());
});

it('every folder with a package.json is a workspace', () => {
  const packages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter(({ name }) => readdirSync(join(root, name)).includes('package.json'))
    .map(({ name }) => name);
  expect(packages.toSorted()).toEqual([...workspaces].toSorted());
});

describe.each(workspaces)('%s', (workspace) => {
  const allowed = new Set(arrows[workspace]);
  const files = sourcesOf(join(root, workspace));
  const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

  it('has sources that were looked at', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it('imports only along the arrows, and no file of another package by its path', () => {
    const wrong = imports.filter(({ file, target }) => {
      const name = target.split('/')[0] ?? '';
      if (isTest(file)) return false;
      if (target.startsWith('.')) return leaves(join(root, workspace), file, target);
      if (isBuildFile(workspace, file) && target === buildTools) return false;
      return workspaces.includes(name) && name !== workspace && !allowed.has(name);
    });
    expect(wrong).toEqual([]);
  });

  it('depends in its package.json on no workspace that it may not import', () => {
    const dependencies = Object.keys(readPackage(workspace).dependencies ?? {});
    const wrong = dependencies.filter(
      (name) => workspaces.includes(name) && !allowed.has(name) && name !== buildPackage,
    );
    expect(wrong).toEqual([]);
  });

  it('is referenced by TypeScript along the arrows', () => {
    const text = readFileSync(join(root, workspace, 'tsconfig.json'), 'utf8');
    const config: { references: { path: string }[] } = JSON.parse(text);
    const references = config.references.map(({ path }) => path.replace('../', ''));
    const wrong = references.filter((name) => !allowed.has(name) && name !== buildPackage);
    expect(wrong).toEqual([]);
  });

  it('exports real entries alone', () => {
    const entries = Object.keys(readPackage(workspace).exports ?? {});
    expect(entries.filter((entry) => entry.includes('*'))).toEqual([]);
  });
});

describe.each(remotesIn(root))('the remote %s', (remote) => {
  it('leaves to shared-ui and contract what must be there once', () => {
    const imports = sourcesOf(join(root, remote)).flatMap(importsOf);
    expect(imports.filter((target) => notInRemotes.includes(packageOf(target)))).toEqual([]);
  });

  it('has folders that do not import each other', () => {
    const source = join(root, remote, 'src');
    const wrong = sourcesOf(source).flatMap((file) => {
      const folder = file.slice(source.length + 1).split('/')[0];
      const others = importsOf(file).filter((target) => /^\.\.\/[^.]/.test(target));
      return others
        .filter((target) => isNested(source, file) && !/^\.\.\/(?:common|routes)\b/.test(target))
        .map((target) => ({ folder, target }));
    });
    expect(wrong).toEqual([]);
  });
});

it('the shell names no remote', () => {
  const named = sourcesOf(join(root, 'shell', 'src'))
    .filter((file) => !isTest(file) && !file.includes('fixture'))
    .filter((file) => /mfe-(?!kit\b)[a-z]/.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(specifier)].flatMap(([, target]) => target ?? []);
}

function packageOf(target: string): string {
  const parts = target.split('/');
  return target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

function leaves(folder: string, file: string, target: string): boolean {
  return !join(file, '..', target).startsWith(folder);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

function isBuildFile(workspace: string, file: string): boolean {
  const own = file.slice(join(root, workspace).length + 1);
  return /^build(?:\.ts$|\/)/.test(own);
}

function isNested(source: string, file: string): boolean {
  return file.slice(source.length + 1).includes('/');
}
