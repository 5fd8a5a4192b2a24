import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Listens from the beginning of the start and answers until the product is ready. */
export interface StartingServer {
  /** Reports this step from now on. */
  report(line: string): void;
  /** Releases the address for the next listener. */
  close(): Promise<void>;
}

/** `Retry-After`, in seconds. */
const retryAfter = '5';
const title = 'The server is starting';
/** The addresses of probes, answered from the beginning of the start. */
export const probes = { live: '/api/health/live', ready: '/api/health/ready' } as const;

/**
 * Listens on the product's address: a port in use is detected before anything is written, and probes get liveness
 * (`/api/health/live`) and the current step until the product is ready (`/api/health/ready`).
 */
export async function openStartingServer({
  PORT,
  HOST,
}: {
  readonly PORT: number;
  readonly HOST: string;
}): Promise<StartingServer> {
  let doing = 'Starting';
  const server = createServer(({ url }, response) => {
    if (url === probes.live) return send(response, 200, { status: 'starting' });
    const detail = url === probes.ready ? doing : 'Try again in a few seconds.';
    return send(response, 503, { title, detail });
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return {
    report(line) {
      doing = line;
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, status: number, body: Readonly<Record<string, string>>) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 && { 'retry-after': retryAfter }),
  });
  response.end(JSON.stringify({ ...body, ...(status === 503 && { status }) }));
}
