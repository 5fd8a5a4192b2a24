/** Admits one holder at a time, first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with a function that releases the mutex. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = openPromise();
    this.#last = before.then(() => promise);
    await before;
    return resolve;
  }
}

function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
