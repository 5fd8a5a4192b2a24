import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi } from 'shared-ui/testing';

/**
 * The number of database statements of a visit, of two visits the smaller one: what expires soon is read again beside
 * the other.
 */
export async function costOf(
  api: Pick<TestApi, 'countStatements'>,
  visit: () => Promise<unknown>,
): Promise<number> {
  const first = await api.countStatements(visit);
  while ((await api.countStatements(() => pause(20))) > 0);
  return Math.min(first, await api.countStatements(visit));
}
