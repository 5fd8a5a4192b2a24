/** Calls back when the page has nothing else to do. */
export function whenIdle(callback: () => void): number {
  return canRest() ? requestIdleCallback(callback) : Number(setTimeout(callback, 200));
}

export function notWhenIdle(handle: number): void {
  if (canRest()) cancelIdleCallback(handle);
  else clearTimeout(handle);
}

/** Safari lacks `requestIdleCallback`. */
function canRest(): boolean {
  return Reflect.has(window, 'requestIdleCallback');
}
