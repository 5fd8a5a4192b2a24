import type { Substance } from 'api/load-chemicals';
import { readInventory, inventoryPath } from './inventory';
import { withPostgres } from 'tools/postgres-server';
import { withDataFolder } from '../harness/data-folder';
import { postmasterOf } from '../harness/database-client';
import { memoryOf } from '../harness/processes';
import { verdict } from '../verdict';
import { startBare } from './bare';
import { installDirectus, startDirectus } from './directus';
import { described, measureInTurn, type Target } from './measure-in-turn';
import { startOurs } from './ours';

/**
 * `npm run bench:peers`: calls a second and processor time of the calls that staff use most, over the 106 213 substances
 * of the EC inventory, from 10 connections in turn with Directus over the same chemicals and with Fastify and `pg` alone,
 * all on one PostgreSQL server. `CALLS` chooses some calls; `ROUNDS` and `ROUND_SECONDS` set how long; `NODE_ARGUMENTS` go to
 * the gateway (`--cpu-prof`). See docs/benchmarks.md.
 */
const budgets: Readonly<Record<string, { readonly directus: number; readonly bare?: number }>> = {
  get: { directus: 5, bare: 0.6 },
  'page 1': { directus: 5, bare: 0.6 },
  'page 4000': { directus: 5, bare: 0.6 },
  'any page': { directus: 5 },
  filtered: { directus: 5, bare: 0.6 },
  'table search': { directus: 10 },
  create: { directus: 2.5 },
  update: { directus: 2.5 },
};
const maxMegabytes = 220;
const timing = {
  connections: 10,
  rounds: Number(process.env['ROUNDS'] ?? 3),
  seconds: Number(process.env['ROUND_SECONDS'] ?? 2),
};
const chosen = process.env['CALLS']?.split(',') ?? Object.keys(budgets);

const substances = await readInventory();
if (substances) await withPostgres((url: string) => withDataFolder(bench(substances, url)));
else console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY`);

function bench(inventory: readonly Substance[], url: string) {
  return async (folder: string): Promise<void> => {
    await installDirectus();
    const stops: (() => unknown)[] = [];
    try {
      const ours = await startOurs(inventory, { url, folder });
      stops.push(ours.stop);
      const bare = await startBare(url, ours);
      stops.push(bare.stop);
      const directus = await startDirectus(url, ours);
      stops.push(directus.stop);
      const postmaster = await postmasterOf(url);
      for (const name of chosen) await compare(name, { ours, directus, bare }, postmaster);
      const { now } = await memoryOf(ours.pid);
      verdict(`${now.toFixed(0)} MB after the load, at most ${maxMegabytes}`, now <= maxMegabytes);
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  };
}

type Entrants = Readonly<Record<'ours' | 'directus' | 'bare', Omit<Target, 'next'> & Calls>>;

interface Calls {
  readonly calls: ReadonlyMap<string, Target['next']>;
}

async function compare(name: string, entrants: Entrants, postmaster: number): Promise<void> {
  const present = Object.entries(entrants).flatMap(([entrant, { calls, ...server }]) => {
    const next = calls.get(name);
    return next ? [{ entrant, target: { ...server, next } }] : [];
  });
  const figures = await measureInTurn(
    present.map(({ target }) => target),
    { ...timing, postmaster },
  );
  const perSecond = new Map<string, number>();
  for (const [index, { entrant }] of present.entries()) {
    const measured = figures[index];
    if (!measured) continue;
    perSecond.set(entrant, measured.perSecond);
    console.log(`${name.padEnd(14)} ${entrant.padEnd(10)} ${described(measured)}`);
  }
  for (const [peer, budget] of Object.entries(budgets[name] ?? {})) {
    const ratio = (perSecond.get('ours') ?? 0) / (perSecond.get(peer) ?? 0);
    verdict(`${name}: ${ratio.toFixed(2)} times ${peer}, at least ${budget}`, ratio >= budget);
  }
}
