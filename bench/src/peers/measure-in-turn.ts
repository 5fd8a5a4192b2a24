import { load, type LoadOptions } from '../harness/load';
import { median } from '../harness/percentile';
import { ownProcessorTime, processorTime } from '../harness/processes';

/** A server under measurement, and the call to send to it. */
export interface Target extends Pick<LoadOptions, 'port' | 'next'> {
  readonly pid: number;
}

/** Calls a second, milliseconds of processor time for a call (of the process, of the database), and bytes of an answer. */
export interface Figures {
  readonly perSecond: number;
  readonly process: number;
  readonly database: number;
  readonly bytes: number;
}

interface Timing {
  readonly connections: number;
  readonly rounds: number;
  /** How long each target is called in each round. */
  readonly seconds: number;
  /** The process of the PostgreSQL server. */
  readonly postmaster: number;
}

/** A peer's answers of fewer bytes, as a share of ours, are not the same answers. */
const minBytes = 0.5;

/**
 * Measures the targets in turn, round after round; the first round warms up.
 *
 * @returns for each target the medians
 * @throws Error when an answer fails, or when those of a target are much smaller than those of the first
 */
export async function measureInTurn(
  targets: readonly Target[],
  { rounds, ...timing }: Timing,
): Promise<Figures[]> {
  const measured = targets.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const figures = await measureOnce(target, timing);
      if (round > 0) measured[index]?.push(figures);
    }
  }
  const medians = measured.map(mediansOf);
  const least = minBytes * (medians[0]?.bytes ?? 0);
  const short = medians.findIndex(({ bytes }) => bytes < least);
  if (short >= 0) throw new Error(`The answers at ${targets[short]?.port} lack half of ours`);
  return medians;
}

async function measureOnce(
  { pid, ...target }: Target,
  { seconds, connections, postmaster }: Omit<Timing, 'rounds'>,
): Promise<Figures> {
  const times = () => Promise.all([ownProcessorTime(pid), processorTime(postmaster)]);
  const before = await times();
  const { requests, perSecond, bytes } = await load({ ...target, connections, until: { seconds } });
  const after = await times();
  // The first answer of each connection is not counted among the requests.
  const each = (index: 0 | 1) => (after[index] - before[index]) / (requests + connections);
  return { perSecond, process: each(0), database: each(1), bytes };
}

function mediansOf(figures: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((each) => each[name]));
  const [process, database] = [of('process'), of('database')];
  return { perSecond: of('perSecond'), process, database, bytes: of('bytes') };
}

export function described({ perSecond, process: own, database, bytes }: Figures): string {
  const rate = `${perSecond.toFixed(1).padStart(7)}/s`;
  return `${rate} ${own.toFixed(2).padStart(6)} ms + database ${database.toFixed(2).padStart(6)} ms, ${(bytes / 1000).toFixed(1)} kB`;
}
