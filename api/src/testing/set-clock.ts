/** All timers except the clock. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the time for everything in a test that reads the clock, until `jest.useRealTimers`. */
export function setClock(now: number): void {
  jest.useFakeTimers({ doNotFake: [...timers], now });
}
