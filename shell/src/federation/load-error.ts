export interface LoadErrorFacts {
  /** The address of the file that failed. */
  readonly file: string;
  /** `refused`: not fetched, or not run by the browser; `threw`: run, but without the result it should have. */
  readonly how: 'timeout' | 'refused' | 'threw';
  readonly cause: unknown;
}

/** A file of a remote that did not load. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly file: string;
  readonly how: LoadErrorFacts['how'];

  constructor({ file, how, cause }: LoadErrorFacts) {
    super(`${file} ${how === 'threw' ? 'did not run' : 'did not load'}`, { cause });
    this.file = file;
    this.how = how;
  }
}
