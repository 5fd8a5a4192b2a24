export interface LoadErrorFacts {
  /** The address of the file that failed. */
  readonly file: string;
  /** `refused`: not fetched, or blocked by the browser; `threw`: ran, but without the expected result. */
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

/** The address of the file that caused a failure, if a file did. */
export function failedFile(failure: unknown): string | undefined {
  if (failure instanceof LoadError) return failure.file;
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof LoadError ? cause.file : chunkErrorOf(failure)?.file;
}

/** An error of webpack's chunk loader as a `LoadError`; `undefined` for any other error. */
export function chunkErrorOf(cause: unknown): LoadError | undefined {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') return undefined;
  const file: unknown = Reflect.get(cause, 'request');
  if (typeof file !== 'string') return undefined;
  const type: unknown = Reflect.get(cause, 'type');
  if (type === 'timeout') return new LoadError({ file, how: 'timeout', cause });
  return new LoadError({ file, how: type === 'missing' ? 'threw' : 'refused', cause });
}
