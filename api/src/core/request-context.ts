import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestSpan } from './tracing/tracing';

/** The request that code runs for, wherever it was called from. */
export interface RequestContext {
  readonly id: string;
  /** As it is registered: `/api/product/get`. */
  readonly route: string;
  /** Where requests are traced. */
  readonly span: RequestSpan | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that this code runs for; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function runForRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}
