/** The timers that Jest can fake beside the clock and intervals. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/** For `jest.useFakeTimers`: the clock alone is moved by hand. */
export const clockAlone = {
  doNotFake: [...timers, 'setInterval' as const, 'clearInterval' as const],
};

/** For `jest.useFakeTimers`: intervals alone are moved by hand. */
export const intervalsAlone = { doNotFake: [...timers, 'Date' as const] };
