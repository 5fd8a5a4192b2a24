import { limitStatement } from './limit-statement';

const limit = 1_000;

/** A statement whose thread uses so much processor time in a second; answers after how many seconds it was ended. */
function endOf(usedASecond: number, seconds = 100): number | undefined {
  let time = 0;
  let used = 0;
  let ended: number | undefined;
  const stop = limitStatement({
    clock: { read: () => used },
    limit,
    onOverrun: () => {
      ended ??= time;
    },
  });
  for (time = 1; time <= seconds; time += 1) {
    used += usedASecond;
    jest.advanceTimersByTime(1_000);
  }
  stop();
  return ended;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('ends a statement that computes on and on', () => {
  expect(endOf(1_000)).toBe(2);
});

it('lets a statement of a starved machine go on', () => {
  expect(endOf(20)).toBe(51);
  expect(endOf(5)).toBeUndefined();
});

it('ends one that waits for what never comes', () => {
  expect(endOf(0)).toBe(11);
});

it('ends none that was answered', () => {
  const onOverrun = jest.fn();
  const watched = { clock: { read: () => performance.now() }, limit, onOverrun };
  limitStatement(watched)();
  const stop = limitStatement(watched);
  jest.advanceTimersByTime(1_500);
  stop();
  jest.advanceTimersByTime(100_000);
  expect(onOverrun).not.toHaveBeenCalled();
});
