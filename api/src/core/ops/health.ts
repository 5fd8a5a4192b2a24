import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { writeSetting } from '../../db/settings';
import { ApiProblem } from '../problem';
import type { Services } from '../services';
import { isObserver } from './observer';

/** Timeout of the database check, in milliseconds. */
const timeLimit = 2_000;
/** How long its result is reused, in milliseconds: frequent probes cause no more writes. */
const maxAge = 5_000;

type HealthServices = Pick<Services, 'env' | 'database' | 'health'>;

/**
 * Health checks for monitoring: `live` means that the process answers, `ready` that its database accepts writes,
 * which it does not with a full disk or in recovery. Whoever may see the metrics also sees how disk, file storage, queues
 * and clock are, none of which makes a process unready: what can be read is answered.
 */
export function mountHealth(app: FastifyInstance, services: HealthServices): void {
  const { env, database, health } = services;
  const requireWrites = withMaxAge(() => checkWrites(database));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.route({
    method: 'GET',
    url: '/health/ready',
    config: { hasOwnToken: true },
    handler: async (request) => {
      await requireWrites();
      if (request.headers.authorization === undefined) return { status: 'ok' };
      if (!(await isObserver(app, request, env.METRICS_TOKEN))) return { status: 'ok' };
      const parts = await health();
      const isWell = Object.values(parts).every((part) => part.isWell);
      return { status: isWell ? 'ok' : 'warning', parts };
    },
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
