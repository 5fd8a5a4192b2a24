import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'tools/install-aside';
import { withPostgres } from 'tools/postgres-server';
import { asError } from './as-error';
import { catalogueFolder } from './catalogue-folder';
import { inventoryPath, readInventory, type Substance } from './inventory';
import { chemicalFields } from './peers/chemical-rows';
import { directus } from './peers/directus';
import { installNode, installPeer } from './peers/install-peers';
import { categoryOf, openOnEmbedded, openOnPostgres } from './peers/ours';
import { type Engine, engines, type Peer } from './peers/peer';
import { payload } from './peers/payload';
import { race } from './peers/race';
import { strapi } from './peers/strapi';

/**
 * `npm run bench:peers`: calls a second of the product and of Directus, Strapi and Payload over the same chemicals, from 10
 * connections, in turn: all on one PostgreSQL server, then each on the database that it starts with. `PEERS`, `ENGINES` and
 * `CALLS` choose some; `ROUNDS` and `ROUND_SECONDS` set how long. See docs/benchmarks.md.
 */
const substances = await readInventory();
if (substances) await withPostgres((url: string) => bench(substances, url));
else console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY`);

async function bench(inventory: readonly Substance[], url: string): Promise<void> {
  const node = await installNode();
  // A peer that cannot be installed fails alone.
  const failures = new Map<Peer, Error>();
  const peers = chosen('PEERS', [directus, strapi, payload], ({ folder }) => folder);
  for (const peer of peers) {
    try {
      await installPeer(peer.folder, node);
      await peer.build?.(node);
    } catch (error) {
      failures.set(peer, asError(error));
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  try {
    // The rows of all the others are copied from here.
    const first = await openOnPostgres(inventory, { url, folder });
    const fields = await chemicalFields(url);
    const { postmaster } = first;
    const categoryId = categoryOf(first);
    const shared = { peers, failures, fields, node, folder, from: url, postmaster, categoryId };
    const wanted = chosen<Engine>('ENGINES', engines, (engine) => engine);
    try {
      if (wanted.includes('postgres')) await race({ ...shared, engine: 'postgres', ours: first });
    } finally {
      await first.stop();
    }
    if (!wanted.includes('embedded')) return;
    // A copy, as other measurements use that folder too.
    const dataFolder = join(folder, 'embedded');
    await run('cp', ['-a', await catalogueFolder(inventory), dataFolder], { folder });
    const ours = await openOnEmbedded(dataFolder);
    try {
      await race({ ...shared, engine: 'embedded', ours });
    } finally {
      await ours.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those that a variable names, separated by commas; without it all. */
function chosen<T>(variable: string, all: readonly T[], nameOf: (one: T) => string): T[] {
  const names = process.env[variable]?.split(',');
  return all.filter((one) => names?.includes(nameOf(one)) ?? true);
}
