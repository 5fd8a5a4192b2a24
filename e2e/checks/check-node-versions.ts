import { deepEqual, equal, match } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chemicals, Chemical } from 'contract/catalog';
import { adminEndpoints, LoginAnswer } from 'contract/staff';
import { z } from 'zod';
import { freePort } from 'tools/free-port';
import { run, step } from './steps';
import { untilReady } from './until-ready';

/**
 * The built product on each version of Node that it supports: starts with its database, answers pages, lets an admin sign
 * in, reads a structure, writes and exports, is backed up, and ends. The versions are packages of npm.
 */
const versions = ['20.19', '22', '24'];
const root = join(import.meta.dirname, '../..');
const account = { email: 'admin@example.com', password: 'correct horse battery staple' };
const metricsToken = 'a-token-of-the-scraper';

for (const version of versions) {
  const program = await step(`Node ${version} from npm`, () => programOf(version));
  await step(`the product on Node ${version}`, () => tryProduct(program, version));
}

async function programOf(version: string): Promise<string> {
  const words = ['-y', '-p', `node@${version}`, '--', 'node', '-p', 'process.execPath'];
  // Elsewhere than in the repository, whose own version of Node would be asked.
  return (await run('npx', words, { folder: tmpdir() })).trim().split('\n').at(-1) ?? '';
}

async function tryProduct(program: string, version: string): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'node-version-'));
  const env = { DATA_DIR: dataFolder, LOG_LEVEL: 'warn', NODE_OPTIONS: '--trace-deprecation' };
  try {
    await tryServer(program, { version, env });
    const backup = ['gateway/dist/command.js', 'backup', join(dataFolder, 'backups')];
    match(await run(program, backup, { folder: root, env }), /backup/i);
  } finally {
    await rm(dataFolder, { recursive: true });
  }
}

interface Tried {
  readonly version: string;
  readonly env: Readonly<Record<string, string>>;
}

async function tryServer(program: string, { version, env }: Tried): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, ['gateway/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      SEED: 'none',
      MAILBOX_PORT: '0',
      METRICS_TOKEN: metricsToken,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(url, server);
    await visitPages(url);
    await callApi(url, version);
  } finally {
    const end = server.exitCode === null ? once(server, 'exit') : [server.exitCode];
    server.kill('SIGTERM');
    deepEqual((await end)[0], 0);
  }
}

async function visitPages(url: string): Promise<void> {
  for (const path of ['/', '/login', '/search?q=x', '/feed.xml']) {
    equal((await fetch(url + path)).status, 200, path);
  }
}

async function callApi(url: string, version: string): Promise<void> {
  const { token } = LoginAnswer.parse(
    await send(`${url}/api/${adminEndpoints.login.path}`, { body: account }),
  );
  const { add, export: exported } = chemicals.endpoints;
  const body = { name: 'Acetone', smiles: 'CC(C)=O', status: 'published' };
  const made = await send(`${url}/api/${add.path}`, { body, token });
  const { inchi } = z.object({ data: Chemical.pick({ inchi: true }) }).parse(made).data;
  equal(inchi, 'InChI=1S/C3H6O/c1-3(2)4/h1-2H3');
  const file = await fetch(`${url}/api/${exported.path}?format=xlsx`, { headers: asBearer(token) });
  equal(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
    'PK',
  );
  const figures = await fetch(`${url}/api/metrics`, { headers: asBearer(metricsToken) });
  match(await figures.text(), new RegExp(`nodejs_version_info\\{version="v${version}\\.`));
}

function asBearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

interface Sent {
  readonly body: object;
  readonly token?: string;
}

async function send(url: string, { body, token }: Sent): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && asBearer(token)) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  equal(answer.ok, true, `${url}: ${answer.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
