import { join } from 'node:path';
import { withClient } from '../database-client';
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
  {
    name: 'database crashed',
    strike: ({ primary }) => primary.crash(),
    time: 2_000,
    repair: ({ primary }) => primary.restart(),
  },
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
  {
    name: 'files late by 1 s',
    strike: async ({ bucket }) => bucket.behave('late'),
    time: 4_000,
    repair: async ({ bucket }) => bucket.behave('working'),
  },
  {
    name: 'files down (503)',
    strike: async ({ bucket }) => bucket.behave('down'),
    time: 3_000,
    repair: async ({ bucket }) => bucket.behave('working'),
  },
  {
    name: 'files silent',
    strike: async ({ bucket }) => bucket.behave('silent'),
    time: 3_000,
    repair: async ({ bucket }) => bucket.behave('working'),
  },
  {
    name: 'database down for 20 s',
    isLong: true,
    strike: ({ primary }) => primary.crash(),
    time: 20_000,
    repair: ({ primary }) => primary.restart(),
  },
  {
    name: 'process killed again and again',
    isLong: true,
    async strike({ members: [first] }) {
      for (let kill = 0; kill < 4; kill += 1) {
        await first.running.stop('SIGKILL');
        await first.start();
      }
      await first.running.stop('SIGKILL');
    },
    time: 1_000,
    repair: ({ members: [first] }) => first.start(),
  },
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
    name: 'one clock an hour ahead',
    isLong: true,
    failsNobody: true,
    strike: (installation) =>
      replace(installation, installation.members[0], {
        nodeArguments: ['--require', join(import.meta.dirname, 'clock-ahead.cjs')],
      }),
    time: 10_000,
    repair: (installation) => replace(installation, installation.members[0], {}),
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
