import { ApiRefusal } from './site-api';

/** What was read; undefined where the API has no such record. */
export async function orNone<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return undefined;
    throw error;
  }
}
