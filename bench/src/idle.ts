import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withPostgres } from 'tools/postgres-server';
import { withClient } from './database-client';
import { startGateway } from './running-gateway';
import { verdict } from './verdict';

/** `npm run bench:idle`: the transactions of a process that nobody uses on its PostgreSQL server. */
const mostPerSecond = 1;
/** Milliseconds until the work of the start is done, and of the measurement. */
const settling = 20_000;
const measuring = 60_000;

const dataFolder = await mkdtemp(join(tmpdir(), 'bench-idle-'));

try {
  await withPostgres(measure);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function measure(url: string): Promise<void> {
  const gateway = await startGateway({
    dataFolder,
    seed: 'none',
    firstAddress: '/api/health/ready',
    env: { DATABASE_URL: url },
  });
  const perSecond = await withClient(url, async (client) => {
    await pause(settling);
    const before = await commits(client);
    await pause(measuring);
    return ((await commits(client)) - before) / (measuring / 1_000);
  });
  console.log(`${perSecond.toFixed(2)} transactions a second`);
  verdict(`an idle process makes ${mostPerSecond} a second at most`, perSecond <= mostPerSecond);
  await gateway.stop('SIGTERM');
}

/** A server writes its statistics down a second after a transaction at the earliest, also those of this connection. */
async function commits(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ commits: string }>(
    'select xact_commit as commits from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.commits);
}
