import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi } from 'shared-ui/testing';

const visits = 5;

/**
 * The number of database statements of a visit, of five visits the smallest one: what expires soon is read again beside
 * the others, also what other pages are made of.
 */
export async function costOf(
  api: Pick<TestApi, 'countStatements'>,
  visit: () => Promise<unknown>,
): Promise<number> {
  let least = await api.countStatements(visit);
  for (let number = 1; number < visits; number += 1) {
    while ((await api.countStatements(() => pause(20))) > 0);
    least = Math.min(least, await api.countStatements(visit));
  }
  return least;
}
