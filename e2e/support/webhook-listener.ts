import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program of another company, on a free port of this machine. It refuses messages until it is told to accept them. */
export interface WebhookListener {
  readonly url: string;
  readonly received: readonly Message[];
  accept(): void;
  close(): Promise<void>;
}

export async function startWebhookListener(): Promise<WebhookListener> {
  const received: Message[] = [];
  let isRefusing = true;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(isRefusing ? 500 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    received,
    accept: () => {
      isRefusing = false;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the Standard Webhooks rule has the receiver compute of a message. */
export function signatureOf({ headers, body }: Message, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
