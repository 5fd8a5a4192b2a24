interface LastRead<Value> {
  /** What holds before the first read succeeds. */
  readonly first: Value;
  readonly read: () => Promise<Value>;
  readonly report: (cause: unknown) => void;
}

/**
 * What every page needs of the API, such as the registry that each address is matched against. It comes from the API's
 * cache, which a write invalidates; while it cannot be read, the last value is used.
 */
export function lastRead<Value>({ first, read, report }: LastRead<Value>): () => Promise<Value> {
  let known = first;
  return async () => {
    try {
      known = await read();
    } catch (cause) {
      report(cause);
    }
    return known;
  };
}
