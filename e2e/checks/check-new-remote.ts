import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { units } from 'contract/catalog';
import { readRegistry, releaseEndpoints, RemoteId } from 'contract/release';
import { installAside } from 'tools/install-aside';
import { launchOptions } from 'tools/launch-options';
import { startReleaseServer } from '../support/release-server';
import { signIn, staffApi, type StaffApi } from '../support/staff-api';
import { run, step, tell } from './steps';
import { copyRepository } from './working-copy';

/**
 * Runs `npm run new:remote` with each framework. In a copy of the repository, the new remote must change no other
 * package and pass its checks; apart from it, it must pass its own test. Each is released to an installation built
 * without it, is mounted in its menu and left again.
 */
interface Made {
  readonly id: RemoteId;
  /** Where it is built and released, and how. */
  readonly folder: string;
  readonly release: readonly [command: string, ...words: string[]];
}

const label = 'Litre of check';
const heading = 'Overview';
const germanHeading = 'Einheiten im Überblick';
const rootFiles = ['CODEOWNERS', 'package-lock.json', 'package.json', 'tsconfig.json'];
const fixtures = join(import.meta.dirname, '../fixtures');
const root = join(import.meta.dirname, '../..');

const start = performance.now();
const copy = await step('a copy of the repository', copyRepository);
const apart = join(fixtures, 'dist-new');
try {
  await rm(apart, { recursive: true, force: true });
  const made = [
    await step('react: made and checked', () => makeWorkspace('orders', 'react')),
    await step('react-own: made and checked', () => makeWorkspace('crates', 'react-own')),
  ];
  await step('react: with a text in German', addGerman);
  // Their libraries are those of the other fixtures.
  await installAside(fixtures);
  await step('react-own: tested with React 18', testWithReact18);
  for (const framework of ['vue', 'svelte', 'vanilla'])
    made.push(await step(`${framework}: made and tested`, () => makeApart(framework)));
  const server = await step('an installation without them', () => startReleaseServer([]));
  const context = await request.newContext({ baseURL: server.url });
  try {
    const api = staffApi(context, await signIn(context));
    for (const one of made)
      await step(`${one.id}: released`, () => releaseIt(one, api, server.url));
    await step('in the registry and in Chromium', () => seeThem(made, api, server.url));
  } finally {
    await context.dispose();
    await server.stop();
  }
} finally {
  await rm(apart, { recursive: true, force: true });
  await copy.remove();
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
tell(`Five remotes were made, released and seen in ${seconds} s`);

async function makeWorkspace(name: string, framework: string): Promise<Made> {
  const { folder } = copy;
  const id = RemoteId.parse(`mfe-${name}`);
  await run('npm', ['run', 'new:remote', '--', name, '--framework', framework], { folder });
  const { changed, added } = await copy.touchedFiles();
  const outside = [...changed, ...added].filter((file) => !/^mfe-(?:orders|crates)\//.test(file));
  deepEqual(outside, rootFiles, 'new:remote changed other files');
  // npm must consider it installed, so that no command installs again.
  await run('npm', ['ls', '--offline', '--workspace', id, '--depth', '0'], { folder });
  equal(await run('node', ['tools/ensure-install.mjs'], { folder }), '');
  await run('npx', ['tsc', '-b', id], { folder });
  await run('npx', ['oxfmt', '--check', id, 'package.json', 'tsconfig.json'], { folder });
  await run('npx', ['oxlint', '--type-aware', id], { folder });
  const lists = framework === 'react' ? ['boundaries', 'admin-routes'] : [];
  await run('npx', ['jest', id, ...lists], { folder });
  return { id, folder, release: ['npm', 'run', 'release', '-w', id] };
}

/** A text with its translation, which the installation's panel has never seen. */
async function addGerman(): Promise<void> {
  const folder = join(copy.folder, 'mfe-orders/src');
  await mkdir(join(folder, 'messages'));
  const catalogue = ['msgid ""', 'msgstr ""', '"Language: de\\n"', '', `msgid "${heading}"`];
  const lines = [...catalogue, `msgstr "${germanHeading}"`, ''];
  await writeFile(join(folder, 'messages/de.po'), lines.join('\n'));
  await change(join(folder, 'index.ts'), [
    ', routes }',
    ", routes, texts: { de: () => import('./messages/de.po') } }",
  ]);
  const page = join(folder, 'overview/overview.page.tsx');
  await change(page, [`title="${heading}"`, `title={t\`${heading}\`}`]);
  await change(page, ['import ', "import { t } from '@lingui/core/macro';\nimport "]);
}

async function change(file: string, [from, to]: readonly [string, string]): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, () => to);
  notEqual(after, before, `${file} has no ${from}`);
  await writeFile(file, after);
}

/** As after `npm install react@18.3.1 react-dom@18.3.1` in it. */
async function testWithReact18(): Promise<void> {
  const installed = join(fixtures, 'node_modules');
  for (const name of ['react', 'react-dom', 'scheduler'])
    await cp(join(installed, name), join(copy.folder, 'mfe-crates/node_modules', name), {
      recursive: true,
    });
  await run('npx', ['jest', 'mfe-crates'], { folder: copy.folder });
}

async function makeApart(framework: string): Promise<Made> {
  const name = `${framework}-samples`;
  const folder = join(apart, name);
  const words = ['run', 'new:remote', '--', name, '--framework', framework, '--to', folder];
  await run('npm', words, { folder: root });
  await run('npm', ['test'], { folder });
  return { id: RemoteId.parse(`mfe-${name}`), folder, release: ['node', 'release.mjs'] };
}

/** Releases as its team would, with a token of its own. */
async function releaseIt({ id, folder, release }: Made, api: StaffApi, url: string) {
  const body = { remote: id, label: 'check', mayActivate: true };
  const { data } = await api.call(releaseEndpoints.addToken, { body });
  const env = { RELEASE_API: url, PANEL: url, RELEASE_TOKEN: data.token };
  const [command, ...words] = release;
  match(await run(command, words, { folder, env }), / is (?:published and )?active/);
}

async function seeThem(made: readonly Made[], api: StaffApi, url: string): Promise<void> {
  const unit = { name: label, symbol: 'chk', dimension: 'volume', factor: 1 } as const;
  await api.call(units.endpoints.add, { body: unit });
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'jwt', value: api.token, url, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const { remotes } = await api.call(readRegistry, {});
    for (const { id } of made) {
      const remote = remotes.find((one) => one.id === id);
      const path = `/${id.slice('mfe-'.length)}`;
      const entries = remote?.nav.flatMap((one) => one.entries);
      deepEqual(
        entries?.map((entry) => entry.path),
        [path],
      );
      equal((await page.goto(url + path))?.status(), 200);
      await (path === '/orders' ? seeUnits(page) : seePages(page, path, remote?.title ?? ''));
      const { size } = remote?.versions[0] ?? {};
      if (path === '/orders') await seeGerman(browser, api, url);
      tell(`         ${id}: ${((size?.compressed ?? 0) / 1000).toFixed(1)} kB compressed`);
    }
  } finally {
    await browser.close();
  }
}

/** What the template for the panel's own React draws. */
async function seeUnits(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').filter({ hasText: label }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Overview' }).waitFor();
}

/** The panel of the installation in German, with the remote's own text. */
async function seeGerman(browser: Browser, api: StaffApi, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.addCookies([{ name: 'jwt', value: api.token, url, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(`${url}/orders`);
  await page.getByRole('heading', { name: germanHeading, level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
  await context.close();
}

/** What the other templates draw: two pages, a toast, and nothing once they are left. */
async function seePages(page: Page, path: string, title: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Say hello' }).click();
  await page.getByText(`${title} says hello`, { exact: true }).waitFor();
  await main.getByRole('link', { name: 'Number 42' }).click();
  await main.getByRole('heading', { name: 'Number 42', level: 1 }).waitFor();
  equal(new URL(page.url()).pathname, `${path}/42`);
  await page.goBack();
  await main.getByRole('button', { name: 'Say hello' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await main.getByRole('button', { name: 'Say hello' }).waitFor({ state: 'detached' });
}
