import { notificationEndpoints } from 'contract/staff';
import { readToken } from '../auth/token-cookie';

/** Opens the notification stream of the signed-in admin; the signal ends it. Throws `StreamRefused`. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/** The server no longer knows the session. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}

/** Uses `fetch`, because the browser's `EventSource` cannot send the token. */
export function fetchStream(baseURL: string): OpenStream {
  const address = `${baseURL}/${notificationEndpoints.stream.path}`;
  return async (signal) => {
    const answer = await fetch(address, {
      signal,
      cache: 'no-store',
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${readToken() ?? ''}`,
      },
    });
    if (answer.status === 403) throw new StreamRefused('The stream was refused');
    if (!answer.ok || answer.body === null) throw new Error(`No stream: ${answer.status}`);
    return answer.body;
  };
}
