import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, withPostgres } from 'tools/postgres-server';
import { type RunningGateway, startGateway } from './running-gateway';
import { signIn } from './sign-in';
import { verdict } from './verdict';
import {
  type Acknowledged,
  formToken,
  lostOrDoubledForms,
  readSent,
  sendForm,
  type Site,
} from './visitors';

/**
 * `npm run bench:database-crash`: visitors send inquiries to two processes on one PostgreSQL server, which crashes and
 * restarts repeatedly. Requests may fail meanwhile; both processes must survive, and every acknowledged inquiry must be
 * stored exactly once.
 */
const crashes = 5;
const visitors = 8;
/** Milliseconds of downtime, and of uptime before the next crash. */
const downTime = 2_000;
const upTime = 4_000;
const readyLimit = 60_000;
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-crash-'));

try {
  await withPostgres(play);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function play(url: string, server: PostgresServer): Promise<void> {
  const gateways = [await start(url), await start(url)];
  const sites = gateways.map((gateway) => ({ url: gateway.url }));
  const [first] = sites;
  if (!first) return;
  const token = await formToken(first);
  const state = { isOver: false };
  const sending = Array.from({ length: visitors }, (_, visitor) =>
    sendUntil(state, { site: sites[visitor % sites.length] ?? first, visitor, token }),
  );
  const pauses = await crashAgainAndAgain(server, sites);
  state.isOver = true;
  const answered = (await Promise.all(sending)).flat();
  const again = answered.filter(({ attempts }) => attempts > 1).length;
  console.log(`${answered.length} inquiries answered, ${again} of them after a failed request`);
  console.log(`ready again after the server: ${pauses.map((time) => `${time} ms`).join(', ')}`);
  const dead = gateways.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
  verdict(`both processes survive ${crashes} crashes`, dead.length === 0);
  const wrong = lostOrDoubledForms(answered, await readSent(first, await signIn(first.url)));
  for (const words of wrong.slice(0, 50)) console.log(words);
  verdict('nothing acknowledged lost, nothing doubled', wrong.length === 0);
  await Promise.all(gateways.map((gateway) => gateway.stop('SIGTERM')));
}

interface Visitor {
  readonly site: Site;
  readonly visitor: number;
  readonly token: string;
}

async function sendUntil(
  state: { readonly isOver: boolean },
  { site, visitor, token }: Visitor,
): Promise<Acknowledged[]> {
  const answered: Acknowledged[] = [];
  for (let form = 0; !state.isOver; form += 1) {
    const name = `Visitor ${visitor}, form ${form}`;
    answered.push(await sendForm(site, { name, key: `crash-${visitor}-${form}` }, token));
  }
  return answered;
}

/** Crashes and restarts the server; returns the milliseconds until both processes were ready, for each crash. */
async function crashAgainAndAgain(
  server: PostgresServer,
  sites: readonly Site[],
): Promise<number[]> {
  const pauses: number[] = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    await pause(upTime);
    await server.crash();
    await pause(downTime);
    await server.restart();
    const begin = performance.now();
    await Promise.all(sites.map(untilReady));
    pauses.push(Math.round(performance.now() - begin));
  }
  await pause(upTime);
  return pauses;
}

async function untilReady({ url }: Site): Promise<void> {
  const limit = performance.now() + readyLimit;
  while (performance.now() < limit) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} was not ready within ${readyLimit / 1000} s`);
}

function start(url: string): Promise<RunningGateway> {
  const firstAddress = '/api/health/ready';
  return startGateway({ dataFolder, seed: 'none', firstAddress, env: { DATABASE_URL: url } });
}
