import { asError } from '../as-error';
import { median } from '../measure';
import { family, processorTime } from './processor-time';
import { type Call, sendCalls } from './send-calls';

/** A server under measurement, and the call to send to it. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  /** The process of its PostgreSQL server; undefined where the database runs within the process. */
  readonly postmaster: number | undefined;
  readonly next: (index: number) => Call;
}

/** Calls a second, and milliseconds of processor time for a call: of the process, and of the database. */
export interface Figures {
  readonly perSecond: number;
  readonly process: number;
  readonly database: number;
}

interface Timing {
  readonly connections: number;
  readonly rounds: number;
  /** How long each target is called in each round. */
  readonly seconds: number;
}

/**
 * Measures the targets in turn, round after round; the first round warms up.
 *
 * @returns for each target the medians, or the error after which it was not called again
 */
export async function measureInTurn(
  targets: readonly Target[],
  { rounds, ...sending }: Timing,
): Promise<(Figures | Error)[]> {
  const measured = targets.map((): Figures[] => []);
  const errors = new Map<number, Error>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      if (errors.has(index)) continue;
      try {
        const figures = await measureOnce(target, sending);
        if (round > 0) measured[index]?.push(figures);
      } catch (error) {
        errors.set(index, asError(error));
      }
    }
  }
  return measured.map((figures, index) => errors.get(index) ?? medians(figures));
}

async function measureOnce(
  { pid, postmaster, ...target }: Target,
  sending: Pick<Timing, 'connections' | 'seconds'>,
): Promise<Figures> {
  // Connections come and go meanwhile: the time of those that ended is the server's.
  const databaseTime = async () =>
    postmaster === undefined ? 0 : processorTime(await family(postmaster));
  const before = { process: await processorTime([pid]), database: await databaseTime() };
  const start = performance.now();
  const count = await sendCalls({ ...target, ...sending });
  const elapsed = (performance.now() - start) / 1000;
  return {
    perSecond: count / elapsed,
    process: ((await processorTime([pid])) - before.process) / count,
    database: ((await databaseTime()) - before.database) / count,
  };
}

function medians(figures: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((each) => each[name]));
  return { perSecond: of('perSecond'), process: of('process'), database: of('database') };
}

export function described({ perSecond, process: own, database }: Figures): string {
  return `${perSecond.toFixed(0).padStart(5)}/s ${own.toFixed(2).padStart(6)} ms + database ${database.toFixed(2).padStart(6)} ms`;
}
