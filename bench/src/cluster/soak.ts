import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../harness/percentile';
import { memoryOf } from '../harness/processes';
import { verdict } from '../verdict';
import type { Installation } from './installation';
import type { Traffic } from './traffic';

/** Megabytes of a process, and by which it may grow in the second half of the time (docs/decisions/132). */
const maxMegabytes = 250;
const maxGrowth = 5;
/** Milliseconds between two looks at the memory. */
const interval = 10_000;

/** The memory of both processes during minutes of traffic without a fault. */
export async function soak(
  { members }: Installation,
  { observed }: Traffic,
  minutes: number,
): Promise<void> {
  const seen = members.map((): number[] => []);
  for (let left = (minutes * 60_000) / interval; left > 0; left -= 1) {
    await pause(interval);
    for (const [index, { running }] of members.entries())
      seen[index]?.push(Math.round((await memoryOf(running.pid)).now));
  }
  for (const [index, all] of seen.entries()) {
    const settled = all.slice(Math.floor(all.length / 2));
    const half = Math.ceil(settled.length / 2);
    const max = Math.max(...settled);
    const growth = median(settled.slice(half)) - median(settled.slice(0, half));
    const name = `process ${index + 1}`;
    verdict(`${name}: ${max} MB, at most ${maxMegabytes}`, max <= maxMegabytes);
    verdict(`${name}: ${growth} MB more, at most ${maxGrowth}`, growth <= maxGrowth);
  }
  const failed = observed.filter(({ isOk }) => !isOk).length;
  verdict(`${observed.length} requests in ${minutes} minutes, ${failed} failed`, failed === 0);
}
