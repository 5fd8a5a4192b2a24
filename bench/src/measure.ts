/** Durations in milliseconds. */
export interface Timing {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  readonly slowest: string;
}

const rounds = 3;

/**
 * Runs the work for each label sequentially, three times; the fastest of the three counts, to exclude other load on the
 * machine.
 */
export async function measure(
  labels: readonly string[],
  work: (label: string) => Promise<unknown>,
): Promise<Timing> {
  const times = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const label of labels) {
      const time = await timeOf(() => work(label));
      times.set(label, Math.min(time, times.get(label) ?? Infinity));
    }
  }
  const sorted = [...times].toSorted(([, one], [, other]) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.[1] ?? 0;
  return {
    count: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    slowest: sorted.at(-1)?.[0] ?? '',
  };
}

/** The duration of one run in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median; the upper of the two middle values for an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
