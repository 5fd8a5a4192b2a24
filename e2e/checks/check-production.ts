import { equal, ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProduction } from 'tools/write-production';
import { freePort } from 'tools/free-port';
import { run, step, tell } from './steps';
import { startTraceCollector } from './trace-collector';
import { untilReady } from './until-ready';

/**
 * What a server needs, in a folder of its own: writes it by the steps of the Dockerfile, counts it, and starts it
 * without write access to it, without the repository and without root. What it traces arrives.
 */
const root = join(import.meta.dirname, '../..');
const maxPackages = 200;
const maxMegabytes = 150;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
/** `nobody`, where the check runs as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const place = await mkdtemp(join(tmpdir(), 'production-'));
const folder = join(place, 'server');
const dataFolder = join(place, 'data');
try {
  await step('the steps of the Dockerfile', checkDockerfile);
  const packages = await step('the folder', () => writeProduction(root, folder));
  ok(packages <= maxPackages, `${packages} packages, at most ${maxPackages}`);
  const megabytes = (await sizeOf(join(folder, 'node_modules'))) / 1e6;
  ok(megabytes <= maxMegabytes, `packages of ${megabytes.toFixed(0)} MB, at most ${maxMegabytes}`);
  const built = (await sizeOf(folder)) / 1e6 - megabytes;
  await step('a start, read-only and without root', startIt);
  tell(`${packages} packages of ${megabytes.toFixed(0)} MB, built files of ${built.toFixed(0)} MB`);
} finally {
  await run('chmod', ['-R', 'u+w', place], { folder: root });
  await rm(place, { recursive: true });
}

/** Whoever builds the image runs what was run before this check. */
async function checkDockerfile(): Promise<void> {
  const lines = (await readFile(join(root, 'deploy/Dockerfile'), 'utf8')).split('\n');
  const commands = lines.flatMap((line) => /^RUN (npm .*)$/.exec(line)?.[1] ?? []);
  equal(
    commands.join('; '),
    'npm ci --omit=dev; npm run build; npm run production -- /srv/chemical-trading',
  );
}

async function startIt(): Promise<void> {
  await mkdir(dataFolder, { mode: 0o700 });
  await chmod(place, 0o755);
  await run('chmod', ['-R', 'a+rX,a-w', folder], { folder: root });
  if (user.uid !== undefined) await chown(dataFolder, user.uid, user.gid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const collector = await startTraceCollector(await freePort());
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataFolder,
    PUBLIC_URL: url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  };
  const server = spawn(process.execPath, ['gateway/dist/main.js'], {
    ...user,
    cwd: folder,
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(url, server);
    const entries = await remoteEntries();
    for (const path of ['/', '/login', '/search?q=x', ...entries]) {
      equal((await fetch(url + path, { headers: { traceparent } })).status, 200, path);
    }
  } finally {
    const end = once(server, 'exit');
    server.kill('SIGTERM');
    await end;
    collector.close();
  }
  const parts = ['GET /*', 'handler /*', 'select '].map((text) => Buffer.from(text));
  const arrived = [Buffer.from(traceId, 'hex'), ...parts].every((part) => collector.has(part));
  ok(arrived, 'The trace did not arrive');
}

/** The addresses of the remotes, which the server has published from the folder. */
async function remoteEntries(): Promise<string[]> {
  const remotes = (await readdir(folder)).filter((name) => name.startsWith('mfe-'));
  const versions = await Promise.all(remotes.map((name) => readdir(join(folder, name, 'dist'))));
  return remotes.map((name, index) => `/remotes/${name}/${versions[index]?.[0]}/remoteEntry.js`);
}

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const found = await lstat(join(path, entry));
      return found.isFile() ? found.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
