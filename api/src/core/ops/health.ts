import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { writeSetting } from '../../db/settings';
import { ApiProblem } from '../problem';
import type { Services } from '../services';

/** Timeout of the database check, in milliseconds. */
const timeLimit = 2_000;
/** How long its result is reused, in milliseconds: frequent probes cause no more writes. */
const maxAge = 5_000;

/**
 * Health checks for monitoring: `live` means that the process answers, `ready` that its database accepts writes,
 * which it does not with a full disk or in recovery.
 */
export function mountHealth(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const requireWrites = withMaxAge(() => checkWrites(database));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    await requireWrites();
    return { status: 'ok' };
  });
}

/** @throws ApiProblem `unavailable` */
async function checkWrites(database: Database): Promise<void> {
  const written = writeSetting(database, 'health.written', new Date().toISOString());
  await Promise.race([written.catch(unavailable), tooLate()]);
}

/** Reuses the result of the last call, success or failure, until it is too old. */
function withMaxAge<T>(call: () => Promise<T>): () => Promise<T> {
  let last: { readonly time: number; readonly outcome: Promise<T> } | undefined;
  return () => {
    const time = performance.now();
    if (!last || time - last.time > maxAge) last = { time, outcome: call() };
    return last.outcome;
  };
}

function unavailable(cause: unknown): never {
  throw Object.assign(new ApiProblem('unavailable', 'The database takes no writes.'), { cause });
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () =>
      reject(new ApiProblem('unavailable', 'The database takes too long to answer.'));
    setTimeout(refuse, timeLimit).unref();
  });
}
