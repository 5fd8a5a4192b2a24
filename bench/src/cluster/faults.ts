import { withClient } from '../harness/database-client';
import type { Installation } from './installation';
import { migrateToNext, replace, replaceInTurn, upgradeInTurn } from './replace';

export interface Fault {
  readonly name: string;
  /** Left out of the short form. */
  readonly isLong?: true;
  /** Visitors must not notice it. */
  readonly failsNobody?: true;
  strike(installation: Installation): Promise<void>;
  /** In milliseconds: from the fault to its repair. */
  readonly time: number;
  repair(installation: Installation): Promise<void>;
}

const nothing = async () => undefined;

export const faults: readonly Fault[] = [
  { name: 'none', failsNobody: true, strike: nothing, time: 4_000, repair: nothing },
  {
    name: 'process killed',
    strike: ({ members: [first] }) => first.running.stop('SIGKILL'),
    time: 2_000,
    repair: ({ members: [first] }) => first.start(),
  },
  databaseFault('database crashed', 2_000),
  {
    name: 'pgbouncer killed',
    strike: ({ pooler }) => pooler.kill(),
    time: 1_000,
    repair: ({ pooler }) => pooler.start(),
  },
  {
    name: 'replica lags',
    failsNobody: true,
    strike: ({ replica }) => execute(replica.url, 'select pg_wal_replay_pause()'),
    time: 8_000,
    repair: ({ replica }) => execute(replica.url, 'select pg_wal_replay_resume()'),
  },
  {
    name: 'replica crashed',
    failsNobody: true,
    strike: ({ replica }) => replica.crash(),
    time: 3_000,
    repair: ({ replica }) => replica.restart(),
  },
  filesFault('files late by 1 s', 'late', 4_000),
  filesFault('files down (503)', 'down', 3_000),
  filesFault('files silent', 'silent', 3_000),
  { ...databaseFault('database down for 20 s', 20_000), isLong: true },
  {
    name: 'replica hangs, a process is replaced',
    isLong: true,
    failsNobody: true,
    async strike(installation) {
      await installation.replica.hang();
      await replace(installation, installation.members[1]);
    },
    time: 4_000,
    repair: ({ replica }) => replica.resume(),
  },
  {
    name: 'both processes replaced in turn',
    failsNobody: true,
    strike: replaceInTurn,
    time: 0,
    repair: nothing,
  },
  {
    name: 'the next version migrates',
    failsNobody: true,
    strike: migrateToNext,
    time: 4_000,
    repair: nothing,
  },
  {
    name: 'both processes upgraded in turn',
    failsNobody: true,
    strike: upgradeInTurn,
    time: 0,
    repair: nothing,
  },
  {
    name: 'both processes rolled back in turn',
    failsNobody: true,
    strike: replaceInTurn,
    time: 0,
    repair: nothing,
  },
];

async function execute(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql));
}

function databaseFault(name: string, time: number): Fault {
  const strike: Fault['strike'] = ({ primary }) => primary.crash();
  return { name, strike, time, repair: ({ primary }) => primary.restart() };
}

function filesFault(name: string, state: 'late' | 'down' | 'silent', time: number): Fault {
  const strike: Fault['strike'] = async ({ bucket }) => bucket.behave(state);
  return { name, strike, time, repair: async ({ bucket }) => bucket.behave('working') };
}
