/** Counts what is at work. */
export class ConcurrencyLimit {
  readonly #max: number;
  #atWork = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get isReached(): boolean {
    return this.#atWork >= this.#max;
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
