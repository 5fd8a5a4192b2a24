interface CostLimit {
  /** Milliseconds of a worker thread's processor time for one question. */
  readonly cpuTime: number;
  /** Milliseconds until the call goes on without an answer, or is refused. */
  readonly wait: number;
}

/**
 * What a call costs besides statements of the database, with the limits of each question that it asks a worker thread.
 * Questions have limits of their own too; the lower one applies.
 *
 * - `none`: nothing more. A call that reaches a worker thread needs another.
 * - `typing`: little. The call is made while somebody types, and answers without what takes longer.
 * - `thread`: the processor time of worker threads, which is counted for each client.
 * - `counted`: what no thread measures, such as the hash of a password, an archive to unpack, or a record that a
 *   stranger adds. The calls of each client are counted; their worker threads are limited as those of `thread`.
 */
export const costLimits = {
  none: { cpuTime: 0, wait: 0 },
  typing: { cpuTime: 250, wait: 300 },
  thread: { cpuTime: 30_000, wait: 10_000 },
  counted: { cpuTime: 30_000, wait: 10_000 },
} as const satisfies Record<string, CostLimit>;

export type Cost = keyof typeof costLimits;
