/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseDocument, RemoteManifest } from 'contract/release';
import webpack from 'webpack';
import { integrityOf } from '../build/integrity-of';
import { runWebpack } from '../build/run-webpack';
import { remoteDevConfig } from './dev-configs';

// Inside the repository, so that the packages are found; ignored by git.
const folder = join(__dirname, '../../dist-fixture/mfe-written');

const manifest = RemoteManifest.parse({
  id: 'mfe-written',
  title: 'Written',
  owner: 'team-written',
  contract: 1,
  exposes: ['routes', 'lifecycles'],
  patterns: ['/written'],
  nav: [],
});

const routes = `import { defineRemote, page } from 'mfe-kit';
export default defineRemote({ contract: 1, routes: [{ path: 'written', ...page(() => import('./written.page')) }] });`;
const page = `export function Component() { return <p>Written</p>; }`;

beforeAll(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-written' }));
  writeFileSync(join(folder, 'src/index.ts'), routes);
  writeFileSync(join(folder, 'src/written.page.tsx'), page);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  { page: 'in development', hasRefresh: true },
  { page: 'for production', hasRefresh: false },
])('a dev server gives a shell $page what it can run', async ({ hasRefresh }) => {
  const output = join(folder, 'dist-dev');
  rmSync(output, { recursive: true, force: true });
  const config = remoteDevConfig({ folder, manifest, hasRefresh });
  // As the dev server adds.
  const hot = new webpack.HotModuleReplacementPlugin();
  await runWebpack({ ...config, plugins: [...(config.plugins ?? []), hot] });
  const files = readdirSync(output).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(join(output, name), 'utf8')).join('\n');
  // The page's React for production has no jsxDEV, and its policy allows no eval.
  expect(code.includes('jsxDEV')).toBe(hasRefresh);
  expect(code).not.toMatch(/\beval\(/);
  const text = readFileSync(join(output, 'release.json'), 'utf8');
  const hashes = files.map((name) => [name, integrityOf(readFileSync(join(output, name)))]);
  // A page in development takes changed modules whose hashes nobody knows before.
  expect(code.includes('__remoteIntegrity__')).toBe(!hasRefresh);
  expect(ReleaseDocument.parse(JSON.parse(text))).toMatchObject({
    id: 'mfe-written',
    container: 'mfe_written__0_0_0_dev',
    integrity: Object.fromEntries(hashes),
    needs: { shared: { 'mfe-kit': expect.any(String) } },
  });
});
