/** The value below which a share from 0 to 1 of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** `p50 3 ms, p99 12 ms, at most 20 ms`. */
export function latencies(times: readonly number[]): string {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;
}
