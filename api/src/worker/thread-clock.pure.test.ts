import { ownTask, threadClock } from './thread-clock';

/** Uses the processor for about so many milliseconds. */
function spin(time: number): void {
  const start = process.cpuUsage();
  let used = 0;
  while (used < time * 1000) {
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
}

const clocks = [
  ['of the thread', ownTask()],
  ['of the process, where threads are not counted', undefined],
] as const;

it.each(clocks)('the clock %s goes on with work', (_, task) => {
  const clock = threadClock(task);
  const start = clock.read();
  spin(200);
  expect(clock.read() - start).toBeGreaterThanOrEqual(40);
});

it('the clock of a thread that has ended keeps its last time', () => {
  const clock = threadClock('no-such-process/task/1');
  expect(clock.read()).toBe(0);
});
