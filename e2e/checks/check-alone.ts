import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { readRegistry, releaseEndpoints, RemoteId } from 'contract/release';
import { integrityOf } from 'mfe-kit/build';
import { startReleaseServer } from '../support/release-server';
import { signIn, staffApi, type StaffApi } from '../support/staff-api';
import { copyRemote, type LoneRemote } from './lone-remote';
import { run, step, tell } from './steps';

/**
 * A remote outside the repository: copies it with the packages it needs (as archives) into a folder, then installs,
 * checks, tests, builds and releases it to a running installation.
 */
const id = RemoteId.parse('mfe-email');
/** A cheap selection of its tests: the contract, plain functions, and screens that call the real API. */
const tests = ['src/index', 'src/common', 'src/compose/parse', 'src/email-category'];
const words = {
  before: 'What templates are filed under.',
  after: 'Templates are filed under these.',
};
const maxReleaseSeconds = 60;

const start = performance.now();
const remote = await step('a copy, and the packages as they are published', () => copyRemote(id));
const { folder } = remote;
try {
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  await step('npm ci', () => run('npm', install, { folder }));
  await step('npm run types', () => run('npm', ['run', 'types'], { folder }));
  await step('npm test', () => run('npm', ['test', '--', ...tests], { folder }));
  const server = await step('an installation', () => startReleaseServer([]));
  const context = await request.newContext({ baseURL: server.url });
  try {
    const api = staffApi(context, await signIn(context));
    await step('npm run build: the version of the same sources here', () => buildIt(api));
    await changeIt(remote);
    const begun = performance.now();
    const version = await step('npm run release', () => releaseIt(api, server.url));
    const seconds = (performance.now() - begun) / 1000;
    ok(seconds <= maxReleaseSeconds, `A release took ${seconds.toFixed(1)} s`);
    await step('its files are served', () => seeIt(api, { version, url: server.url }));
  } finally {
    await context.dispose();
    await server.stop();
  }
} finally {
  await remote.remove();
}
tell(`${id} works alone: ${((performance.now() - start) / 1000).toFixed(0)} s`);

async function activeVersion(api: StaffApi) {
  const { remotes } = await api.call(readRegistry, {});
  const { active, versions } = remotes.find((one) => one.id === id) ?? {};
  const version = versions?.find((one) => one.version === active);
  if (version === undefined) throw new Error(`No version of ${id} is active`);
  return version;
}

/** The same sources must build to the same version everywhere. */
async function buildIt(api: StaffApi): Promise<void> {
  const said = await run('npm', ['run', 'build'], { folder });
  const { version } = await activeVersion(api);
  ok(said.includes(`${id} ${version} built`), `${version} is active, and the build said:\n${said}`);
}

/** A change by the remote's team. */
async function changeIt({ packageFile }: LoneRemote): Promise<void> {
  const next = { ...packageFile, version: '1.1.0' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(next, null, 2));
  const page = join(folder, 'src/email-category/email-category.page.tsx');
  const source = await readFile(page, 'utf8');
  ok(source.includes(words.before));
  await writeFile(page, source.replace(words.before, words.after));
}

/** Releases with a token of this remote only. */
async function releaseIt(api: StaffApi, url: string): Promise<string> {
  const body = { remote: id, label: 'its own machine', mayActivate: true };
  const { data } = await api.call(releaseEndpoints.addToken, { body });
  const env = { RELEASE_API: url, RELEASE_TOKEN: data.token, COMMIT: '1f0e2d3' };
  const said = await run('npm', ['run', 'release'], { folder, env });
  match(said, /is published and active/);
  const [version = 'nothing'] = await readdir(join(folder, 'dist'));
  return version;
}

async function seeIt(api: StaffApi, { version, url }: { version: string; url: string }) {
  const active = await activeVersion(api);
  deepEqual([active.version, active.commit], [version, '1f0e2d3']);
  match(version, /^1\.1\.0-/);
  const { data } = await api.call(releaseEndpoints.list, { query: { remote: id } });
  equal(data[0]?.publishedBy, 'its own machine');
  const scripts = Object.entries(active.integrity).map(async ([file, hash]) => {
    const answer = await fetch(new URL(active.base + file, url));
    const bytes = Buffer.from(await answer.arrayBuffer());
    equal(integrityOf(bytes), hash, file);
    deepEqual(bytes, await readFile(join(folder, 'dist', version, file)));
    return bytes.toString('utf8');
  });
  const sources = await Promise.all(scripts);
  ok(
    sources.some((source) => source.includes(words.after)),
    'What was changed is in no file',
  );
}
