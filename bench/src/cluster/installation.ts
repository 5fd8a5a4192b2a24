import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBucket } from 'api/test-bucket';
import { type PostgresServer, withReplicatedPostgres } from 'tools/postgres-server';
import { withClient } from '../harness/database-client';
import { freePort } from 'tools/free-port';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { startProxy, type Proxy } from './nginx';
import { startPooler, type Pooler } from './pgbouncer';

/** How a process is run. */
export interface Run {
  /** The built version; by default that of the repository. */
  readonly root?: string;
  /** Settings that differ from those of the installation. */
  readonly env?: Settings;
}

/** One of the product's processes, which keeps its port over restarts. */
export interface Member {
  readonly port: number;
  /** The lines of its log, at `warn` and above. */
  readonly log: string[];
  running: RunningGateway;
  /** @param run - the run before by default */
  start(run?: Run): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

export interface Installation {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
  readonly pooler: Pooler;
  readonly bucket: ReturnType<typeof startTestBucket>;
  readonly proxy: Proxy;
  readonly members: readonly [Member, Member];
  readonly settings: Settings;
  /** A build of the next version, with one migration more. */
  readonly nextVersion: string;
}

/** In milliseconds: of a process, on a busy machine. */
const startLimit = 120_000;

/** Lets the script read the figures of each process. */
export const metricsToken = randomBytes(16).toString('hex');

/** Runs two processes behind nginx, on a database behind pgbouncer with a replica, and a storage of files. */
export async function withInstallation(
  nextVersion: string,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  await withReplicatedPostgres(async (primary, replica) => {
    const closing: (() => Promise<unknown>)[] = [];
    try {
      await work(await install({ primary, replica, nextVersion }, closing));
    } finally {
      for (const close of closing.toReversed()) await close();
    }
  });
}

/** @param closing - gets what ends each part, in the order in which they were started */
async function install(
  { primary, replica, nextVersion }: Pick<Installation, 'primary' | 'replica' | 'nextVersion'>,
  closing: (() => Promise<unknown>)[],
): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  // The pooler runs as another user.
  await chmod(folder, 0o755);
  const bucket = startTestBucket();
  closing.push(() => bucket.close());
  await limitStatements(primary.url);
  const pooler = await startPooler(folder, primary.port);
  closing.push(() => pooler.kill());
  const storage = await bucket.address();
  const settings = settingsOf({ primary, replica, pooler, storage });
  const start = async (name: string) => {
    const made = await startMember(join(folder, name), settings);
    closing.push(() => made.running.stop('SIGKILL'));
    return made;
  };
  const members = [await start('one'), await start('two')] as const;
  await signInByPassword(primary.url);
  const ports = members.map(({ port }) => port);
  const proxy = await startProxy(folder, ports);
  closing.push(() => proxy.stop());
  return { primary, replica, pooler, bucket, proxy, members, settings, nextVersion };
}

/** As the operations manual says: a pooler passes no limit on. */
async function limitStatements(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query("alter role tester set statement_timeout = '30s'"),
  );
}

/** The first Owner would have to add a second factor first. */
async function signInByPassword(url: string): Promise<void> {
  await withClient(url, (client) => client.query('update role set requires_second_factor = false'));
}

interface Addresses extends Pick<Installation, 'primary' | 'replica' | 'pooler'> {
  readonly storage: string;
}

function settingsOf({ primary, replica, pooler, storage }: Addresses): Settings {
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    METRICS_TOKEN: metricsToken,
    S3_ENDPOINT: storage,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'SECRET',
  };
}

/** Without the pooler in between, where connections keep their prepared statements. */
export function pastThePooler({ primary }: Pick<Installation, 'primary'>): Settings {
  return { DATABASE_URL: primary.url, DATABASE_DIRECT_URL: '' };
}

async function startMember(dataFolder: string, settings: Settings): Promise<Member> {
  const port = await freePort();
  const log: string[] = [];
  const start = ({ env, ...run }: Run) =>
    startGateway({
      ...run,
      dataFolder,
      seed: 'none',
      firstAddress: '/api/health/ready',
      port,
      env: { ...settings, ...env },
      onLine: (line) => log.push(line),
      patience: startLimit,
    });
  let last: Run = {};
  const made: Member = {
    port,
    log,
    running: await start(last),
    async start(run = last) {
      last = run;
      made.running = await start(run);
    },
  };
  return made;
}
