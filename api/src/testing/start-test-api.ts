import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { addAdmin } from '../staff/admins';
import { hashPassword } from '../staff/password/passwords';
import { buildApp } from '../app/app';
import { openDomains } from '../app/open-domains';
import '../app/declarations';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { loadRegulatoryTables } from '../regulation/load-tables';
import type { Pool } from '../db/pool';
import type { Replica } from '../db/replica';
import { startEmailSender } from '../email/sending/start-email-sender';
import { openLog } from '../kernel/log/open-log';
import { openSlowStatements } from '../db/slow-statements';
import { readEnv } from '../kernel/env';
import { startJobRunner } from '../jobs/job-runner';
import type { SubstanceLibrary } from '../catalog/substance/substance-library';
import type { OpenMailbox } from '../email/mailbox';
import { inTransaction } from '../repository/in-transaction';
import { startMissedSearches } from '../catalog/missed-search/missed-searches';
import type { Seed } from '../app/seed';
import type { Services } from '../kernel/services';
import { onlyKey } from '../kernel/secrets/key-set';
import { derivedLastingKeys } from '../db/lasting-keys';
import { system } from '../kernel/viewer';
import { addChemicals } from './add-chemicals';
import type { Offer } from 'contract/release';
import { addRelease, releasePanel } from './add-release';
import { countStatements } from './count-statements';
import { copyFolder } from './copy-folder';
import { migratedTemplate } from './migrated-template';
import { seedTemplate } from './seed-template';
import { copyOf } from './test-databases';
import type { TestBuild } from './test-build';

export const testAdmin = {
  firstname: 'Tess',
  lastname: 'Ting',
  email: 'tess@example.com',
  password: 'correct horse battery staple',
} as const;

/** The real API for one suite, with its own database. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The `_id` of `testAdmin`. */
  readonly adminId: string;
  /** A bearer token of `testAdmin`. */
  readonly adminToken: string;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Adds chemicals in one batch; returns their ids in the order of the bodies. */
  addChemicals(bodies: readonly object[]): Promise<string[]>;
  /** Publishes a small build of a remote; returns the release's id. */
  addRelease(build: TestBuild): Promise<string>;
  /** The number of database statements during an action of a known session, background work included. */
  countStatements(act: () => Promise<unknown>): Promise<number>;
  /** Runs SQL directly, for data that the API would not write. */
  sql(text: string, parameters?: readonly unknown[]): Promise<void>;
  /** Signs `testAdmin` in again; returns the new token. */
  login(): Promise<string>;
  /** Threads of structures go on for the next suite: they take long to start, and end with the process. */
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** The seed to load first. */
  readonly seed?: Seed | undefined;
  /** Whether queued jobs run in the background; if not, `runNextJob` runs one. */
  readonly jobs?: 'running' | 'stopped';
  /** Whether queued mail is sent in the background. */
  readonly mail?: 'running' | 'stopped';
  /** Opens a development mail server, if the settings enable it. */
  readonly openMailbox?: OpenMailbox;
  readonly substances?: SubstanceLibrary;
  /** Environment variables that differ from the tests' defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the panel offers to remotes, where one is to be released. */
  readonly panel?: Offer;
  readonly log?: Logger;
  /** Where visitors' reads that may lag go. */
  readonly replica?: Replica;
}

const secret = new TextEncoder().encode('a secret that is known to tests alone');

/** Starts the API for a suite: with a database of its own. */
export async function startTestApi({
  seed,
  jobs = 'running',
  mail = 'stopped',
  openMailbox,
  substances,
  env = {},
  panel,
  log,
  replica,
}: TestApiOptions = {}): Promise<TestApi> {
  const loaded = seed && seedTemplate(seed, loadInto);
  const database = await copyOf(loaded?.database ?? (await migratedTemplate()));
  const folder = await mkdtemp(join(tmpdir(), 'chemical-trading-files-'));
  if (loaded) await copyFolder(loaded.files, folder);
  const opened = await openTestServices(database.pool, { DATA_DIR: folder, ...env });
  const mailbox = await openMailbox?.({ env: opened.services.env, log: console });
  const services = { ...opened.services, mailbox, substances, replica, ...(log && { log }) };
  if (seed && !loaded) await seed.load(services);
  if (panel) await releasePanel(services, panel);
  const adminId = await addTestAdmin(services);
  const adminToken = await services.sessions.open(adminId);
  const app = await buildApp(services);
  const runner = jobs === 'running' ? startJobRunner({ services, log: console }) : undefined;
  const { missedSearches } = services;
  const counting =
    jobs === 'running'
      ? startMissedSearches({ missedSearches, log: console, pause: 100 })
      : undefined;
  const sender = mail === 'running' ? startEmailSender({ services, log: console }) : undefined;
  return {
    app,
    services,
    adminId,
    adminToken,
    inject: (request) => app.inject(request),
    addChemicals: (bodies) => addChemicals(services, bodies),
    addRelease: (build) => addRelease(services, build),
    countStatements: async (act) => {
      services.sessions.forget(adminId);
      await services.sessions.verify(adminToken);
      return countStatements(services.pool, act);
    },
    sql: (text, parameters = []) => runSql(services, text, parameters),
    login: () => services.sessions.open(adminId),
    async close() {
      await Promise.all([runner?.stop(), counting?.stop(), sender?.stop()]);
      await app.close();
      await opened.close();
      await services.mailbox?.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runSql(
  { pool }: Services,
  text: string,
  parameters: readonly unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(text, parameters);
  } finally {
    client.release();
  }
}

async function loadInto(seed: Seed, pool: Pool, files: string): Promise<void> {
  const { services, close } = await openTestServices(pool, { DATA_DIR: files });
  await migrate(services.database, await loadMigrations());
  await loadRegulatoryTables(services.database);
  await seed.load(services);
  await close();
}

async function openTestServices(pool: Pool, variables: Record<string, string>) {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', ...variables });
  const database = openDatabase(pool);
  const none = {
    replica: undefined,
    tracing: undefined,
    mailbox: undefined,
    substances: undefined,
  };
  const parts = { env, log: await openLog(env), pool, database, ...none };
  return openDomains({
    ...parts,
    secrets: { jwt: onlyKey(secret), encryption: onlyKey(secret.slice(0, 32)) },
    lastingKeys: derivedLastingKeys(secret),
    slowStatements: openSlowStatements({ log: parts.log, limit: 0 }),
  });
}

async function addTestAdmin({ database }: Services): Promise<string> {
  const { password, ...names } = testAdmin;
  const passwordHash = await hashPassword(password);
  const admin = await inTransaction(database, (work) =>
    addAdmin(work, { ...names, passwordHash }, system),
  );
  return admin._id;
}
