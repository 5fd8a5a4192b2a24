import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { writeSetting } from '../../db/settings';
import { ApiProblem } from '../problem';
import type { Services } from '../services';

/** Milliseconds that a look at the database may take. */
const timeLimit = 2_000;
/** Milliseconds for which its outcome is passed on: whoever asks often costs no more writes. */
const maxAge = 5_000;

/**
 * For whoever watches the process: `live` says that it answers, `ready` that its database takes writes, which one with a
 * full disk or in recovery does not.
 */
export function mountHealth(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const schema = { hide: true };
  const requireWrites = withMaxAge(() => checkWrites(database));
  app.get('/health/live', { schema }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema }, async () => {
    await requireWrites();
    return { status: 'ok' };
  });
}

/** @throws ApiProblem `unavailable` */
async function checkWrites(database: Database): Promise<void> {
  const written = writeSetting(database, 'health.written', new Date().toISOString());
  await Promise.race([written.catch(unavailable), tooLate()]);
}

/** The outcome of the last call, good or bad, for as long as it is not too old. */
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
