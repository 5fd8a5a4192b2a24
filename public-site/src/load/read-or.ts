import type { PageRequest } from './page-request';

interface Reading<Value> {
  /** The name of the data in the log. */
  what: string;
  /** The value to use when the read fails. */
  otherwise: Value;
  read: () => Promise<Value>;
}

/** Reads optional data of a page: a failure here does not fail the page. */
export async function readOr<Value>(
  page: Pick<PageRequest, 'log'>,
  { what, otherwise, read }: Reading<Value>,
): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    page.log(`${what} could not be read`, cause);
    return otherwise;
  }
}
