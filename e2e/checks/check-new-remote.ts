import { deepEqual, equal, match } from 'node:assert/strict';
import { chromium, request } from '@playwright/test';
import { units } from 'contract/catalog';
import { readRegistry, releaseEndpoints, RemoteId } from 'contract/release';
import { launchOptions } from 'tools/launch-options';
import { startReleaseServer } from '../support/release-server';
import { signIn, staffApi, type StaffApi } from '../support/staff-api';
import { run, step, tell } from './steps';
import { copyRepository } from './working-copy';

/**
 * Runs `npm run new:remote orders` in a copy of the repository. The new remote must change no other package, pass its
 * checks, release to an installation built without it, and appear in its menu.
 */
const name = 'orders';
const id = RemoteId.parse(`mfe-${name}`);
const label = 'Litre of check';
const rootFiles = ['CODEOWNERS', 'package-lock.json', 'package.json', 'tsconfig.json'];

const start = performance.now();
const copy = await step('a copy of the repository', copyRepository);
const { folder } = copy;
try {
  await step('npm run new:remote orders', makeIt);
  await step('types', () => run('npx', ['tsc', '-b', id], { folder }));
  await step('format and lint', checkStyle);
  await step('tests', () => run('npx', ['jest', id, 'boundaries', 'admin-routes'], { folder }));
  const server = await step('an installation without it', () => startReleaseServer([]));
  const context = await request.newContext({ baseURL: server.url });
  try {
    const api = staffApi(context, await signIn(context));
    await step('build and release', () => releaseIt(api, server.url));
    await step('in the registry and in Chromium', () => seeIt(api, server.url));
  } finally {
    await context.dispose();
    await server.stop();
  }
} finally {
  await copy.remove();
}
tell(`${id} was made, released and seen in ${((performance.now() - start) / 1000).toFixed(0)} s`);

async function makeIt(): Promise<void> {
  await run('npm', ['run', 'new:remote', name], { folder });
  const { changed, added } = await copy.touchedFiles();
  const outside = [...changed, ...added].filter((file) => !file.startsWith(`${id}/`));
  deepEqual(outside, rootFiles, 'new:remote changed other files');
  // npm must consider it installed, so that no command installs again.
  await run('npm', ['ls', '--offline', '--workspace', id, '--depth', '0'], { folder });
  equal(await run('node', ['tools/ensure-install.mjs'], { folder }), '');
}

async function checkStyle(): Promise<void> {
  await run('npx', ['oxfmt', '--check', id, 'package.json', 'tsconfig.json'], { folder });
  await run('npx', ['oxlint', '--type-aware', id], { folder });
}

/** Releases as its team would, with a token of its own. */
async function releaseIt(api: StaffApi, url: string): Promise<void> {
  const body = { remote: id, label: 'check', mayActivate: true };
  const { data } = await api.call(releaseEndpoints.addToken, { body });
  const env = { RELEASE_API: url, RELEASE_TOKEN: data.token };
  const said = await run('npm', ['run', 'release', '-w', id], { folder, env });
  match(said, /is published and active/);
}

async function seeIt(api: StaffApi, url: string): Promise<void> {
  const { remotes } = await api.call(readRegistry, {});
  const entries = remotes.find((remote) => remote.id === id)?.nav.flatMap((one) => one.entries);
  deepEqual(
    entries?.map(({ path }) => path),
    [`/${name}`],
  );
  const unit = { name: label, symbol: 'chk', dimension: 'volume', factor: 1 } as const;
  await api.call(units.endpoints.add, { body: unit });
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'jwt', value: api.token, url, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const answer = await page.goto(`${url}/${name}`);
    equal(answer?.status(), 200);
    await page.getByRole('main').getByRole('listitem').filter({ hasText: label }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Overview' }).waitFor();
  } finally {
    await browser.close();
  }
}
