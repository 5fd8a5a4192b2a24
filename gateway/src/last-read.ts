interface LastRead<Value, Key> {
  /** What holds before the first read succeeds. */
  readonly first: Value;
  readonly read: (key: Key) => Promise<Value>;
  readonly report: (cause: unknown) => void;
}

/**
 * What every page needs of the API, such as the registry that each address is matched against. It comes from the API's
 * cache, which a write invalidates; while it cannot be read, the last value is used.
 */
export function lastRead<Value, Key = void>({
  first,
  read,
  report,
}: LastRead<Value, Key>): (key: Key) => Promise<Value> {
  let known = first;
  return async (key) => {
    try {
      known = await read(key);
    } catch (cause) {
      report(cause);
    }
    return known;
  };
}
