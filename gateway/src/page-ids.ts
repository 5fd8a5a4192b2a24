import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Gives the calls that a page makes within the process the id of the page's request. */
export function pageIds(app: Pick<FastifyInstance, 'inject'>) {
  const current = new AsyncLocalStorage<string>();
  return {
    /** Calls made meanwhile are the page's. */
    answer: <Answer>(id: string, page: () => Promise<Answer>) => current.run(id, page),
    inject(request: InjectOptions) {
      const id = current.getStore();
      if (id === undefined) return app.inject(request);
      return app.inject({ ...request, headers: { ...request.headers, 'x-request-id': id } });
    },
  };
}
