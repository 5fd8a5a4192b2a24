import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from '../calls/measure-calls';
import { withClient } from '../database-client';
import type { Field } from './chemical-rows';
import { fillPeer } from './fill';
import type { Ours } from './ours';
import { peerCalls, sharedCalls } from './peer-calls';
import type { Engine, Peer, Place } from './peer';
import { stopPeer } from './start-peer';

/** A server that is measured. */
export interface Entrant {
  readonly name: string;
  readonly server: Omit<Target, 'next'>;
  /** By the names of the shared calls. */
  readonly calls: ReadonlyMap<string, Target['next']>;
  readonly stop: () => Promise<void>;
}

export const ourName = 'ours';

/** The product, which is stopped where it was started. */
export function ourEntrant({ kinds, stop, ...server }: Ours): Entrant {
  const calls = new Map(kinds.map(({ name, next }) => [name, next]));
  const missing = sharedCalls.find(({ name }) => !calls.has(name));
  if (missing) throw new Error(`The product has no call ${missing.name}`);
  return { name: ourName, server, calls, stop };
}

export interface PeerGiven {
  readonly engine: Engine;
  readonly fields: readonly Field[];
  readonly node: string;
  /** Where databases are put. */
  readonly folder: string;
  /** Our database on the PostgreSQL server, whose chemicals are copied. */
  readonly from: string;
  /** The category that lists are filtered by. */
  readonly categoryId: string;
  readonly postmaster: number | undefined;
}

/** Gives a peer its tables and the chemicals, and starts it. */
export async function openPeer(peer: Peer, given: PeerGiven): Promise<Entrant> {
  const { engine, fields, node, categoryId } = given;
  const place = { engine, fields, node, database: await databaseFor(peer, given) };
  await peer.prepare(place);
  const start = performance.now();
  const filled = await fillPeer(peer, place, given.from);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${peer.name} on ${engine}: ${filled.count} chemicals in ${seconds.toFixed(0)} s`);
  const { child, port, token } = await peer.start(place);
  const listed = fields.filter(({ isListed }) => isListed).map(({ name }) => name);
  return {
    name: peer.name,
    server: {
      port,
      token,
      pid: child.pid ?? 0,
      postmaster: engine === 'postgres' ? given.postmaster : undefined,
    },
    calls: peerCalls(peer, { filled, listed, categoryId }),
    stop: () => stopPeer(child),
  };
}

async function databaseFor(
  peer: Peer,
  { engine, folder, from }: PeerGiven,
): Promise<Place['database']> {
  if (engine === 'postgres') {
    const url = new URL(from);
    url.pathname = `/peer_${peer.folder}`;
    await withClient(from, (client) => client.query(`create database peer_${peer.folder}`));
    return url.href;
  }
  await mkdir(join(folder, peer.folder), { recursive: true });
  return join(folder, peer.folder, 'chemicals.sqlite');
}
