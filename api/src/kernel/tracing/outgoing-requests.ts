import { channel } from 'node:diagnostics_channel';

/** A request that this process makes by `fetch`. */
export interface OutgoingRequest {
  readonly method: string;
  /** `https://storage.example`. */
  readonly origin: string;
  /** With the query. */
  readonly path: string;
}

/** Is called as a request leaves; what it returns is called with the status of the answer, or with the failure. */
export type ObserveOutgoing = (request: OutgoingRequest) => (outcome: number | Error) => void;

interface Published {
  readonly request: OutgoingRequest;
  readonly response?: { readonly statusCode: number };
  readonly error?: Error;
}

/**
 * Observes the requests of `fetch`, storage and identity provider among them. Nothing is added to them: they go to third
 * parties.
 *
 * @returns a function that stops it
 * @see https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md
 */
export function observeOutgoing(observe: ObserveOutgoing): () => void {
  const ends = new WeakMap<OutgoingRequest, (outcome: number | Error) => void>();
  const end = (message: unknown) => {
    const { request, response, error } = asPublished(message);
    ends.get(request)?.(response?.statusCode ?? error ?? new Error('The request failed'));
    ends.delete(request);
  };
  const listeners = {
    'undici:request:create'(message: unknown) {
      const { request } = asPublished(message);
      ends.set(request, observe(request));
    },
    'undici:request:headers': end,
    'undici:request:error': end,
  };
  for (const [name, listener] of Object.entries(listeners)) channel(name).subscribe(listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) channel(name).unsubscribe(listener);
  };
}

/** Guarantee: undici alone publishes on its channels, with a request each time. */
function asPublished(message: unknown): Published {
  return message as Published;
}
