import type { Operation } from 'contract/operation';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { loadMigrations } from '../../db/load-migrations';
import { recentLines } from '../../kernel/log/recent-lines';
import type { Services } from '../../kernel/services';
import { examine } from '../ops/examine-installation';
import { queueLengths } from '../ops/queue-lengths';
import { recentOutcomes } from '../ops/recent-outcomes';
import { openSince } from '../ops/with-since';
import { readBackups } from './backups';
import { readCertificates } from './certificates';
import { readSlowStatements } from './slow-statements';

type OperationServices = Pick<Services, 'env' | 'build' | 'database' | 'health' | 'diskSpace'>;

/** Milliseconds for which what was read is shown to whoever looks. */
const maxAge = 10_000;
const maxCertificateAge = 600_000;
/** Lines of the log that are shown before somebody searches. */
const maxLines = 20;

/** @returns a function that reads how the installation is, at most every ten seconds */
export function openOperation(services: OperationServices): () => Promise<Operation> {
  const since = openSince();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  const certificates = withMaxAge(maxCertificateAge, () => readCertificates(services.env));
  return withMaxAge(maxAge, async () => {
    const { build, database, health, env } = services;
    const migrations = await loadMigrations();
    const examination = await examine({ env, database, migrations, health });
    const times = since(examination);
    const at = new Date().toISOString();
    return {
      at,
      build,
      startedAt,
      runtime: process.versions.node,
      parts: Object.entries(examination).map(([name, part]) => {
        return { name, ...part, since: times.get(name) ?? at };
      }),
      queues: (await queueLengths(database)).map(({ queue: name, ...rest }) => ({ name, ...rest })),
      outcomes: [...(await recentOutcomes(database))],
      failedJobs: await readFailedJobs(database),
      backups: await readBackups(database, env),
      certificates: await certificates(),
      slowStatements: await readSlowStatements(database),
      storage: await readStorage(services),
      lines: recentLines().slice(0, maxLines),
    };
  });
}

/** What fails is read again by the next call. */
function withMaxAge<Read>(age: number, read: () => Promise<Read>): () => Promise<Read> {
  let last: { readonly time: number; readonly read: Promise<Read> } | undefined;
  return () => {
    const time = performance.now();
    if (last === undefined || time - last.time > age) {
      const reading = { time, read: read() };
      last = reading;
      reading.read.catch(() => {
        if (last === reading) last = undefined;
      });
    }
    return last.read;
  };
}

async function readFailedJobs(database: Database): Promise<Operation['failedJobs']> {
  const { rows } = await sql<Operation['failedJobs'][number]>`
    select _id, label, problem, ended_at from job
    where state = 'failed' and ended_at > now() - interval '7 days'
    order by ended_at desc limit 10`.execute(database);
  return rows;
}

async function readStorage({
  database,
  diskSpace,
}: Pick<OperationServices, 'database' | 'diskSpace'>): Promise<Operation['storage']> {
  const { rows } = await sql<{ database: number; files: number }>`
    select pg_database_size(current_database())::float8 as database,
      (select coalesce(sum(size), 0) from file)::float8 as files`.execute(database);
  const { free, total } = await diskSpace();
  return { database: rows[0]?.database ?? 0, files: rows[0]?.files ?? 0, free, total };
}
