import { asError } from '../as-error';
import { described } from '../calls/measure-calls';
import { verdict } from '../verdict';
import { type Entrant, openPeer, ourEntrant, ourName, type PeerGiven } from './entrants';
import { judge } from './judge';
import { measureSharedCall, type SharedResults } from './measure-shared-call';
import type { Ours } from './ours';
import { sharedCalls } from './peer-calls';
import type { Peer } from './peer';
import { tableOf } from './table-of';

const chosenCalls = process.env['CALLS']?.split(',');

export interface Race extends PeerGiven {
  readonly ours: Ours;
  readonly peers: readonly Peer[];
  /** Why a peer could not be installed or built. */
  readonly failures: ReadonlyMap<Peer, Error>;
}

/** Measures all calls on one engine, and prints figures, ratios and verdicts. */
export async function race(given: Race): Promise<void> {
  const { engine, ours, peers } = given;
  const opened: Entrant[] = [];
  const entrants: Parameters<typeof measureSharedCall>[1][number][] = [ourEntrant(ours)];
  try {
    for (const peer of peers) {
      try {
        const failure = given.failures.get(peer);
        if (failure) throw failure;
        opened.push(await openPeer(peer, given));
        entrants.push(...opened.slice(-1));
      } catch (error) {
        const failure = asError(error);
        console.log(`FAILED ${peer.name} on ${engine}: ${failure.message}`);
        entrants.push({ name: peer.name, failure });
      }
    }
    const measured: SharedResults[] = [];
    for (const call of sharedCalls.filter(({ name }) => chosenCalls?.includes(name) ?? true)) {
      const results = await measureSharedCall(call, entrants);
      measured.push(results);
      report(engine, results);
    }
    console.log(`\n${tableOf(measured).join('\n')}\n`);
    measured.forEach((each) => decide(engine, each));
  } finally {
    for (const { stop } of opened) await stop();
  }
}

function report(engine: string, { call, results }: SharedResults): void {
  for (const [name, result] of results) {
    const text =
      result instanceof Error ? `FAILED: ${result.message.slice(0, 500)}` : described(result);
    console.log(`${engine}, ${call.label.padEnd(16)} ${name.padEnd(10)} ${text}`);
  }
}

function decide(engine: string, { call, results }: SharedResults): void {
  const rates = [...results].map(
    ([name, result]) => [name, result instanceof Error ? result : result.perSecond] as const,
  );
  const peers = new Map(rates);
  const ours = peers.get(ourName) ?? new Error('not measured');
  peers.delete(ourName);
  const { isKept, text } = judge({
    label: `${engine}: ${call.label}`,
    ours,
    peers,
    budget: call.budget,
  });
  verdict(text, isKept);
}
