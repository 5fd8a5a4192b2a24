import { setTimeout } from 'node:timers/promises';
import type { StartReport } from '../../process/start-report';

export interface Waiting {
  readonly report: StartReport;
  /** Between two attempts, in milliseconds. */
  readonly pause?: number;
  /** Between two reports, in milliseconds. */
  readonly interval?: number;
}

/**
 * Waits for what a start needs, and reports each minute for what.
 *
 * @param attempt - resolves to why it is not there yet, undefined when it is
 */
export async function waitWhileAway(
  what: string,
  attempt: () => Promise<string | undefined>,
  { report, pause = 1_000, interval = 60_000 }: Waiting,
): Promise<void> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (let reason = await attempt(); reason !== undefined; reason = await attempt()) {
    if (performance.now() - reportedAt >= interval) {
      reportedAt = performance.now();
      report(`Waiting for ${what}: ${reason}`);
    }
    await setTimeout(pause);
  }
}
