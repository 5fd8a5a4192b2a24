import type { NotificationNews } from 'contract/staff';
import { type OpenStream, StreamRefused } from '../notification/open-stream';

/** A notification stream controlled by a test. */
export interface TestStream {
  readonly openStream: OpenStream;
  /** The number of connections requested so far, and of those open now. */
  readonly count: { requests: number; open: number };
  /** Sends an event to the open connections. */
  send(news: NotificationNews): void;
  /** Ends the open connections, as a server does when it stops. */
  end(): void;
  /** Refuses connections from now on. */
  refuse(): void;
}

export function createTestStream(): TestStream {
  const encoder = new TextEncoder();
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const count = { requests: 0, open: 0 };
  let isRefusing = false;

  function drop(controller: ReadableStreamDefaultController<Uint8Array>, error?: Error): void {
    if (!open.delete(controller)) return;
    count.open = open.size;
    if (error === undefined) controller.close();
    else controller.error(error);
  }
  return {
    count,
    async openStream(signal) {
      count.requests += 1;
      if (isRefusing) throw new StreamRefused('refused');
      return new ReadableStream({
        start(controller) {
          open.add(controller);
          count.open = open.size;
          signal.addEventListener('abort', () => drop(controller, new Error('aborted')));
        },
      });
    },
    send({ event, data }) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const controller of open) controller.enqueue(encoder.encode(text));
    },
    end() {
      for (const controller of open) drop(controller);
    },
    refuse() {
      isRefusing = true;
    },
  };
}
