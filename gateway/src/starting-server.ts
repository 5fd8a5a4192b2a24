import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Has the address from the first moment of a start and answers for what is not there yet. */
export interface StartingServer {
  /** Answers from now on that this is being done. */
  report(line: string): void;
  /** Leaves the address to whoever listens next. */
  close(): Promise<void>;
}

/** Seconds after which a visitor may try again. */
const retryAfter = '5';
const title = 'The server is starting';
const live = '/api/health/live';
const ready = '/api/health/ready';

/**
 * Listens where the product will: a port that is taken is found before anything is written, and those who watch the
 * process are told that it lives (`/api/health/live`) and what it does until it is ready (`/api/health/ready`).
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
    if (url === live) return send(response, 200, { status: 'starting' });
    const detail = url === ready ? doing : 'Try again in a few seconds.';
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
