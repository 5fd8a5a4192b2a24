/** Calls back when the page has nothing else to do; with a `timeout`, after that many milliseconds at the latest. */
export function whenIdle(callback: () => void, options: IdleRequestOptions = {}): number {
  return canRest() ? requestIdleCallback(callback, options) : Number(setTimeout(callback, 200));
}

export function notWhenIdle(handle: number): void {
  if (canRest()) cancelIdleCallback(handle);
  else clearTimeout(handle);
}

/** Safari lacks `requestIdleCallback`. */
function canRest(): boolean {
  return Reflect.has(window, 'requestIdleCallback');
}
