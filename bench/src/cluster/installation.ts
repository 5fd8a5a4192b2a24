import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestBucket } from 'api/test-bucket';
import { type PostgresServer, withReplicatedPostgres } from 'tools/postgres-server';
import { freePort, type RunningGateway, startGateway } from '../running-gateway';
import { startProxy, type Proxy } from './nginx';
import { startPooler, type Pooler } from './pgbouncer';

/** One of the product's processes, which keeps its port over restarts. */
export interface Member {
  readonly port: number;
  /** The last lines of its log, at `warn` and above. */
  readonly log: string[];
  running: RunningGateway;
  start(): Promise<void>;
}

export interface Installation {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
  readonly pooler: Pooler;
  readonly bucket: ReturnType<typeof startTestBucket>;
  readonly proxy: Proxy;
  readonly members: readonly [Member, Member];
}

/** Lets the script read the figures of each process. */
export const metricsToken = randomBytes(16).toString('hex');

/** Runs two processes behind nginx, on a database behind pgbouncer with a replica, and a storage of files. */
export async function withInstallation(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  const bucket = startTestBucket();
  try {
    await withReplicatedPostgres(async (primary, replica) => {
      await limitStatements(primary.url);
      const poolerFolder = await mkdtemp(join(tmpdir(), 'cluster-pooler-'));
      await chmod(poolerFolder, 0o755);
      const pooler = await startPooler(poolerFolder, primary.port);
      const env = await settings({ primary, replica, pooler, storage: await bucket.address() });
      const members = [await member(folder, 'one', env), await member(folder, 'two', env)] as const;
      const proxy = await startProxy(
        folder,
        members.map(({ port }) => port),
      );
      try {
        await work({ primary, replica, pooler, bucket, proxy, members });
      } finally {
        await proxy.stop();
        await Promise.all(members.map(({ running }) => running.stop('SIGKILL')));
        await pooler.kill();
        await rm(poolerFolder, { recursive: true });
      }
    });
  } finally {
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the operations manual says: a pooler passes no limit on. */
async function limitStatements(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter role tester set statement_timeout = '30s'");
  await client.end();
}

interface Addresses extends Pick<Installation, 'primary' | 'replica' | 'pooler'> {
  readonly storage: string;
}

async function settings({ primary, replica, pooler, storage }: Addresses) {
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

async function member(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Member> {
  const port = await freePort();
  const log: string[] = [];
  const start = () =>
    startGateway({
      dataFolder: join(folder, name),
      seed: 'none',
      firstAddress: '/api/health/ready',
      port,
      env,
      onLine: (line) => log.push(line),
    });
  const made: Member = {
    port,
    log,
    running: await start(),
    async start() {
      made.running = await start();
    },
  };
  return made;
}
