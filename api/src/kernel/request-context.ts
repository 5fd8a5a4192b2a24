import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cost } from 'contract';
import type { RequestSpan } from './tracing/tracing';

/** The request that code runs for, wherever it was called from. */
export interface RequestContext {
  readonly id: string;
  /** As it is registered: `/api/product/get`. */
  readonly route: string;
  /** Where requests are traced. */
  readonly span: RequestSpan | undefined;
  /** The API key, the account or the address that the request is counted for; `thisMachine` for its own. */
  readonly client: () => string;
  /** What the route says that it costs, once it asks a worker thread. */
  readonly threadCost: () => Exclude<Cost, 'none'>;
}

/** The client of jobs, commands and probes. */
export const thisMachine = 'this machine';

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that this code runs for; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function runForRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}
