/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseDocument } from 'contract/release';
import { isOfEdition, sharedKeys } from '../shared-keys';
import { buildRemote } from './build-remote';
import { integrityOf } from './integrity-of';

// Inside the repository, so that the packages are found; ignored by git.
const folder = join(__dirname, '../../dist-fixture/mfe-fixture');

const manifest = {
  id: 'mfe-fixture',
  title: 'Fixture',
  owner: 'team-fixture',
  contract: 1,
  exposes: ['routes', 'lifecycles'],
  patterns: ['/fixture', '/crate', '/elsewhere'],
  nav: [],
};

const routes = `import { defineRemote, page, withPlainPages } from 'mfe-kit';
import { patterns } from '../remote.json';
const own = [
  { path: 'fixture', ...page(() => import('./fixture.page')) },
  { path: 'elsewhere', lazy: () => import('./fixture.page') },
];
const load = (noun) => import(\`./\${noun}/\${noun}.screens.tsx\`);
export default defineRemote({ contract: 1, routes: withPlainPages(own, { patterns, load }) });`;

function writePage(imports: string, body = 'null') {
  write('src/fixture.page.tsx', `${imports}\nexport function Component() { return ${body}; }`);
}

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/crate'), { recursive: true });
  write('package.json', JSON.stringify({ name: manifest.id, version: '1.2.3', type: 'module' }));
  write('remote.json', JSON.stringify(manifest));
  write('src/index.ts', routes);
  write('src/crate/crate.screens.tsx', `export function Component() { return 'A crate'; }`);
  writePage(`import { useLocation } from 'react-router-dom';`, '<p>{useLocation().pathname}</p>');
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('the build of a remote', () => {
  test('leaves hashed files, compressed twins and a release.json that says all about them', async () => {
    const { version, output, isNew } = await buildRemote(folder);
    expect(isNew).toBe(true);
    expect(version).toMatch(/^1\.2\.3-[0-9a-f]{7}$/);
    const release = ReleaseDocument.parse(
      JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')),
    );
    const scripts = readdirSync(output).filter((name) => name.endsWith('.js'));
    const { edition } = release;
    const hashes = { ...edition?.integrity, ...release.integrity };
    expect(Object.keys(hashes).toSorted()).toEqual(scripts.toSorted());
    expect(edition?.entry).toBe('edition.js');
    expect(Object.keys(edition?.provides ?? {})).toEqual(sharedKeys.filter(isOfEdition));
    expect(edition?.needs.names?.['panel-runtime']).toContain('ApiContext');
    for (const [file, hash] of Object.entries(hashes))
      expect(integrityOf(readFileSync(join(output, file)))).toBe(hash);
    expect(readdirSync(output)).toEqual(
      expect.arrayContaining(scripts.map((name) => `${name}.br`)),
    );
    expect(release.container).toBe(`mfe_fixture__${version.replace(/\W/g, '_')}`);
    expect(release.files.routes?.[0]).toMatch(/^expose-routes\.[0-9a-f]{8}\.js$/);
    expect(Object.keys(release.needs.shared)).toEqual([
      'mfe-kit',
      'mfe-kit/lifecycles',
      'react-router-dom',
      'react/jsx-runtime',
    ]);
  });

  test('names the scripts of each page that its route loads', async () => {
    const { output } = await buildRemote(folder);
    const release = ReleaseDocument.parse(
      JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')),
    );
    const textOf = (pattern: string) =>
      release.pageFiles?.[pattern]
        ?.map((file) => readFileSync(join(output, file), 'utf8'))
        .join('');
    expect(Object.keys(release.pageFiles ?? {}).toSorted()).toEqual(['/crate', '/fixture']);
    expect(textOf('/crate')).toContain('A crate');
    expect(textOf('/fixture')).toContain('pathname');
  });

  test('is skipped when nothing changed, and replaced when a source did', async () => {
    const first = await buildRemote(folder);
    write('src/fixture.test.tsx', 'test("is no source");');
    expect(await buildRemote(folder)).toEqual({ ...first, isNew: false });
    writePage('', '<p>new</p>');
    const second = await buildRemote(folder);
    expect(second.version).not.toBe(first.version);
    expect(readdirSync(join(folder, 'dist'))).toEqual([second.version]);
  });

  test('fails when a chunk would contain a second copy of a shared package', async () => {
    writePage(
      `import { Button } from '../../../../shared-ui/src/parts/button/button';`,
      '<Button />',
    );
    await expect(buildRemote(folder)).rejects.toThrow(/of shared-ui into this remote/);
    writePage(`import { isRouteErrorResponse } from 'react-router/dom';`, 'isRouteErrorResponse');
    await expect(buildRemote(folder)).rejects.toThrow(/of react-router into this remote/);
  });

  test('fails when it uses a name that the shell does not provide', async () => {
    writePage(`import { useFetcher } from 'react-router-dom';`, 'useFetcher().state');
    await expect(buildRemote(folder)).rejects.toThrow(
      /does not provide useFetcher of react-router-dom/,
    );
  });

  test('fails on a remote.json that is wrong, and says where', async () => {
    write('remote.json', JSON.stringify({ ...manifest, patterns: ['fixture'] }));
    await expect(buildRemote(folder)).rejects.toThrow(/remote\.json[^]*patterns\[0\]/);
  });
});
