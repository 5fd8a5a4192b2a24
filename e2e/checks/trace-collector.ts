import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A collector of traces that keeps what it is sent. */
export async function startTraceCollector(port: number) {
  const requests: Buffer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requests.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Whether these bytes were sent. */
    has: (part: Buffer) => requests.some((request) => request.includes(part)),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
