/** What is open, closed in the reverse order of opening: no queries are left when the database closes. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.toReversed()) await close();
  }
}
