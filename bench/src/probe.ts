import { readFile } from 'node:fs/promises';

/** Sends requests to a busy process, one at a time, and records the latencies. */
export interface Probe {
  /** Milliseconds of each answer so far. */
  stop(): Promise<readonly number[]>;
}

const pause = 20;

export function startProbe(addresses: readonly string[]): Probe {
  const times: number[] = [];
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const started = performance.now();
      const answer = await fetch(addresses[turn % addresses.length] ?? '');
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} returned ${answer.status}`);
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  // An error is thrown by `stop`.
  running.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await running;
      return times;
    },
  };
}

/** The percentile of the values for a share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The peak memory of a process in megabytes; undefined where `/proc` is missing. */
export function peakMemory(pid: number): Promise<number | undefined> {
  return megabytesOf(pid, /VmHWM:\s+(\d+)/);
}

/** The current memory of a process in megabytes; undefined where `/proc` is missing. */
export function memoryOf(pid: number): Promise<number | undefined> {
  return megabytesOf(pid, /VmRSS:\s+(\d+)/);
}

/** The memory of processes in megabytes, each page that several have in common counted once. */
export async function memoryOfAll(pids: readonly number[]): Promise<number> {
  const shares = await Promise.all(pids.map(shareOf));
  return shares.reduce((sum, share) => sum + share, 0);
}

async function shareOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1000;
}

async function megabytesOf(pid: number, line: RegExp): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = line.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}
