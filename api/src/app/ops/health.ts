import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { writeSetting } from '../../db/settings';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { isFull } from './health-parts';
import { isObserver } from '../../http/observer';

/** Timeout of the database check, in milliseconds. */
const timeLimit = 2_000;
/** How long its result is reused, in milliseconds: frequent probes cause no more writes. */
const maxAge = 5_000;

type HealthServices = Pick<Services, 'build' | 'env' | 'database' | 'health' | 'diskSpace'>;

/**
 * Health checks for monitoring: `live` means that the process answers, `ready` that its database accepts writes. A full disk
 * is named to everyone, as whoever sends a form sees it too. Whoever may see the metrics also sees which version runs, and
 * how disk, file storage, queues and clock are. None of these makes a process unready: what can be read is answered.
 */
export function mountHealth(app: FastifyInstance, services: HealthServices): void {
  const { build, env, database, health, diskSpace } = services;
  const requireWrites = withMaxAge(() => checkWrites(database));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.route({
    method: 'GET',
    url: '/health/ready',
    config: { hasOwnToken: true },
    handler: async (request) => {
      await requireWrites();
      const full = (await diskSpace().then(isFull, () => false)) && ({ disk: 'full' } as const);
      const isObserved =
        request.headers.authorization !== undefined &&
        (await isObserver(app, request, env.METRICS_TOKEN));
      if (!isObserved) return { status: full ? 'warning' : 'ok', ...full };
      const parts = await health();
      const isWell = !full && Object.values(parts).every((part) => part.isWell);
      return { status: isWell ? 'ok' : 'warning', ...full, build, parts };
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
