import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly json: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

export type Respond = (response: ServerResponse, count: number) => void;

/** A program of another company that webhooks are sent to. */
export interface Listener {
  readonly url: string;
  readonly received: Received[];
  /** Resolves with the first so many requests. */
  waitFor(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

/** @param respond - answers the request with this number; 204 when left out */
export async function startListener(
  respond: Respond = (response) => response.writeHead(204).end(),
): Promise<Listener> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: plain(request.headers), body, json: JSON.parse(body) });
      respond(response, received.length);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?shop=1`,
    received,
    async waitFor(count) {
      const end = Date.now() + 5_000;
      while (received.length < count) {
        if (Date.now() > end) throw new Error(`${received.length} of ${count} requests came`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return received;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
