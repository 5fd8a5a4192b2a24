/** Counts what is at work. */
export class ConcurrencyLimit {
  readonly #most: number;
  #atWork = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isReached(): boolean {
    return this.#atWork >= this.#most;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#atWork += 1;
    try {
      return await work();
    } finally {
      this.#atWork -= 1;
    }
  }
}
