import type { PageRequest } from './page-request';

interface Reading<Value> {
  /** What is read, as the log names it. */
  what: string;
  /** What the page shows when it cannot be read. */
  otherwise: Value;
  read: () => Promise<Value>;
}

/** Something that a page can do without: a failure here is no failure of the page. */
export async function readOr<Value>(
  page: PageRequest,
  { what, otherwise, read }: Reading<Value>,
): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    page.log(`${what} could not be read`, cause);
    return otherwise;
  }
}
