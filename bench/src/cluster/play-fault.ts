import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults';
import type { Installation } from './installation';
import type { Observation, Traffic } from './traffic';

export interface Played {
  readonly fault: Fault;
  readonly requests: number;
  readonly failed: readonly Observation[];
  /** In milliseconds: from the fault to the end of the last failed request. */
  readonly failing: number;
  /** In milliseconds: from the begin of the repair to the end of the last failed request. */
  readonly recovery: number;
  readonly slowest: number;
  /** Whether requests succeeded again within the limit. */
  readonly isOver: boolean;
}

/** In milliseconds: without a failure for so long a fault is over. */
const calm = 3_000;
const calmLimit = 60_000;

/** The times of a fault, of `performance.now()`. */
export interface FaultTimes {
  readonly fault: Fault;
  readonly begin: number;
  readonly repair: number;
  /** When the next one may begin. */
  readonly end: number;
  readonly isOver: boolean;
}

export async function playFault(
  fault: Fault,
  installation: Installation,
  { observed }: Traffic,
): Promise<FaultTimes> {
  const begin = performance.now();
  await fault.strike(installation);
  await pause(fault.time);
  const repair = performance.now();
  await fault.repair(installation);
  const limit = performance.now() + calmLimit;
  let last = performance.now();
  while (performance.now() < Math.min(last + calm, limit)) {
    await pause(100);
    last = Math.max(last, endOf(observed.findLast(({ isOk }) => !isOk)));
  }
  const end = performance.now();
  return { fault, begin, repair, end, isOver: end < limit };
}

/** What became of the requests of a fault, when all are answered. */
export function playedOf(
  { fault, begin, repair, end, isOver }: FaultTimes,
  observed: readonly Observation[],
): Played {
  const seen = observed.filter((each) => momentOf(each) >= begin && momentOf(each) < end);
  const failed = seen.filter(({ isOk }) => !isOk);
  const last = Math.max(...failed.map(endOf), 0);
  return {
    fault,
    requests: seen.length,
    failed,
    failing: Math.max(0, last - begin),
    recovery: Math.max(0, last - repair),
    slowest: Math.max(...seen.map(({ duration }) => duration)),
    isOver,
  };
}

/** A request under way when the next fault strikes is that one's; one that hangs belongs to the fault in which it began. */
function momentOf({ at, duration }: Observation): number {
  return at + Math.min(duration, 1_000);
}

function endOf(observation: Observation | undefined): number {
  return observation === undefined ? 0 : observation.at + observation.duration;
}

export function printTable(played: readonly Played[]): void {
  console.log('fault | requests | failed | share | failing for | after the repair | slowest');
  for (const { fault, requests, failed, failing, recovery, slowest } of played) {
    const share = `${((100 * failed.length) / requests).toFixed(1)} %`;
    const cells = [fault.name, requests, failed.length, share];
    const times = [failing, recovery, slowest].map((time) => `${(time / 1000).toFixed(1)} s`);
    console.log([...cells, ...times].join(' | '));
    for (const [outcome, count] of counted(failed)) console.log(`  ${count} × ${outcome}`);
  }
}

function counted(failed: readonly Observation[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { outcome } of failed) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts;
}
