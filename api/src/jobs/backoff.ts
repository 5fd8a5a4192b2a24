export interface Backoff {
  /** Seconds after no failure; each failure doubles them. */
  readonly first?: number;
  readonly max?: number;
}

/** Seconds to wait after so many failures in a row. */
export function backoff(
  failures: number,
  { first = 1, max = Number.POSITIVE_INFINITY }: Backoff = {},
): number {
  return Math.min(first * 2 ** failures, max);
}

/** A factor that spreads retries: what failed together is not retried together. */
export function jitter(): number {
  return 0.8 + Math.random() * 0.4;
}
