/** All timers but the clock itself. */
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

/** Lets everything in a test that reads the clock believe in another time, until `jest.useRealTimers`. */
export function setClock(now: number): void {
  jest.useFakeTimers({ doNotFake: [...timers], now });
}
