import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { busyProblem, Turns } from '../../worker/turns';
import { isInProcess } from './client-key';

/**
 * Costly requests that are worked on at the same time. Two of one client keep it busy; the others of it would take the
 * thread that answers everybody.
 */
const turns = new Turns({
  slots: 64,
  share: 2,
  queue: 1_000,
  queuePerClient: 100,
  wait: 10_000,
  isFree: true,
});

/** Milliseconds after which the work for a client that hung up no longer counts, should it never end. */
const maxLeftWork = 30_000;

/**
 * Takes costly requests in turn by client, from when their bodies were read until their answers are ready. What a page
 * calls is part of the page. Runs after the hooks that say who asks and refuse too many requests.
 */
export const requestTurns = plugin(async (app: FastifyInstance) => {
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', async (request, reply) => {
    if (!isCostly(request) || isInProcess(request)) return;
    const gone = new AbortController();
    const answered = new Promise<undefined>((resolve) => {
      const end = () => resolve(undefined);
      ends.set(request, end);
      reply.raw.once('close', () => {
        gone.abort();
        setTimeout(end, maxLeftWork).unref();
      });
    });
    await admitted(answered, gone.signal);
  });
  app.addHook('onSend', async (request) => ends.get(request)?.());
});

/** The site reads the bodies of its forms in its handler, whose calls of the API have turns of their own. */
function isCostly({ method, routeOptions: { config } }: FastifyRequest): boolean {
  const cost = config.endpoint?.cost ?? (method === 'POST' ? undefined : config.cost) ?? 'none';
  return cost !== 'none';
}

/** Resolves when the request has its turn, which ends with the answer; one whose client hung up gets none. */
function admitted(answered: Promise<undefined>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = () => {
      resolve();
      return answered;
    };
    turns.run(work, { urgency: 'now', signal }).then((busy) => {
      if (busy) reject(busyProblem(busy));
    }, reject);
  });
}
