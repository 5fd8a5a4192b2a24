import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ApiProblem } from '../problem';
import type { Services } from '../services';

const patience = 2_000;

/** For whoever watches the process: `live` says that it answers, `ready` that its database does too. */
export function mountHealth(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const schema = { hide: true };
  app.get('/health/live', { schema }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema }, async () => {
    await Promise.race([sql`select 1`.execute(database).catch(unavailable), outOfPatience()]);
    return { status: 'ok' };
  });
}

function unavailable(cause: unknown): never {
  throw Object.assign(new ApiProblem('unavailable', 'The database does not answer.'), { cause });
}

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => {
    const late = () =>
      reject(new ApiProblem('unavailable', 'The database takes too long to answer.'));
    setTimeout(late, patience).unref();
  });
}
