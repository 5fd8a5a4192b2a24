import { notificationEndpoints } from 'contract';
import { readToken } from '../auth/token-cookie';

/** Opens the stream of notifications for whoever is signed in; it ends with the signal. Throws `StreamRefused`. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/** The server does not know the session any more. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}

/** By `fetch`: the browser's `EventSource` cannot send the token. */
export function fetchStream(baseURL: string): OpenStream {
  const address = `${baseURL}/${notificationEndpoints.stream.path}`;
  return async (signal) => {
    const answer = await fetch(address, {
      signal,
      cache: 'no-store',
      headers: { accept: 'text/event-stream', authorization: `Bearer ${readToken() ?? ''}` },
    });
    if (answer.status === 403) throw new StreamRefused('The stream was refused');
    if (!answer.ok || answer.body === null) throw new Error(`No stream: ${answer.status}`);
    return answer.body;
  };
}
