import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * How long a stopping server waits for answers in progress, in milliseconds: within the 30 s that systemd, Compose and
 * Kubernetes wait by the files in `deploy`, with time left for the database to close.
 */
const maxAnswerTime = 20_000;
const checkInterval = 500;

/**
 * Closes connections that would keep a stopping server waiting. Browsers open some ahead of a request; Node neither
 * takes these for idle nor times them out once the server closes. Answers not finished after `longest` are cut off.
 *
 * @param longest - in milliseconds
 */
export function closeConnections(app: FastifyInstance, maxTime = maxAnswerTime): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { readonly socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const deadline = performance.now() + maxTime;
    // Again and again, because the server still accepts connections at this moment.
    const timer = setInterval(() => {
      for (const socket of unused) socket.destroy();
      if (performance.now() > deadline) app.server.closeAllConnections();
    }, checkInterval);
    app.server.once('close', () => clearInterval(timer));
  });
}
