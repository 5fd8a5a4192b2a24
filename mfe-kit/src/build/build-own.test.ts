/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseDocument } from 'contract/release';
import { buildRemote } from './build-remote';

// Inside the repository, so that the packages are found; ignored by git.
const folder = join(__dirname, '../../dist-own/mfe-fixture');

const manifest = {
  id: 'mfe-fixture',
  title: 'Fixture',
  owner: 'team-fixture',
  contract: 1,
  exposes: ['lifecycles'],
  patterns: ['/fixture'],
  nav: [],
};

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content);
}

/** Packages of the remote, other than those of the repository. */
function install(name: string, files: Readonly<Record<string, string>>) {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '18.3.1' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  write('package.json', JSON.stringify({ name: manifest.id, version: '1.2.3', type: 'module' }));
  write('remote.json', JSON.stringify(manifest));
  write(
    'src/index.tsx',
    `import { reactLifecycles } from 'mfe-kit/own-react';
     export const { bootstrap, mount, update, unmount } = reactLifecycles(() => <p>Crates</p>);`,
  );
  const react =
    'exports.createContext = () => ({ react: "eighteen" }); exports.Component = class {};';
  install('react', { 'index.js': react, 'jsx-runtime.js': 'exports.jsx = () => "eighteen too";' });
  install('react-dom', {
    'index.js': '',
    'client.js': 'exports.createRoot = "a root of eighteen";',
  });
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function built(react: 'own' | 'none' = 'own') {
  const { output } = await buildRemote(folder, { react });
  const text = readFileSync(join(output, 'release.json'), 'utf8');
  const release = ReleaseDocument.parse(JSON.parse(text));
  const scripts = Object.keys(release.integrity).map((file) =>
    readFileSync(join(output, file), 'utf8'),
  );
  return { release, code: scripts.join('') };
}

describe('the build of a remote with a React of its own', () => {
  test('has that React inside, also for what it uses of the kit, and none of the page', async () => {
    const { release, code } = await built();
    expect(code).toContain('eighteen too');
    expect(code).toContain('a root of eighteen');
    expect(code).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
    expect(release.edition).toBeUndefined();
    expect(release.files.lifecycles).toHaveLength(1);
  });

  test('asks for a panel that has the services, if it uses them, and for nothing else', async () => {
    expect((await built()).release.needs.shared).toEqual({
      'mfe-kit': expect.stringMatching(/^\^1\.\d/),
    });
    write('src/index.tsx', 'export async function mount() { document.title = "by hand"; }');
    expect((await built('none')).release.needs.shared).toEqual({});
  });

  test('is that of the setting in package.json, and another version than with the page’s React', async () => {
    const { version } = await buildRemote(folder, { react: 'own' });
    const settings = { name: manifest.id, version: '1.2.3', 'mfe-kit': { react: 'own' } };
    write('package.json', JSON.stringify(settings));
    expect(await buildRemote(folder)).toMatchObject({ version, isNew: false });
    expect(await buildRemote(folder, { react: 'none' })).not.toMatchObject({ version });
  });

  test('refuses parts that run in the React of the page', async () => {
    write('src/index.tsx', `import { Button } from 'shared-ui'; export const mount = Button;`);
    await expect(built()).rejects.toThrow(/of shared-ui into this remote\. Its parts run in/);
  });

  test('refuses routes, which only the shell’s own React can take', async () => {
    write('remote.json', JSON.stringify({ ...manifest, exposes: ['routes', 'lifecycles'] }));
    await expect(built()).rejects.toThrow(/mounted by lifecycles alone/);
  });
});
