import fastify from 'fastify';
import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeConnections } from './close-connections';

async function listening(maxTime?: number) {
  const app = fastify();
  closeConnections(app, maxTime);
  let finish: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await new Promise<void>((end) => {
        finish = end;
      });
      return 'whole';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, asked, finish: () => finish() };
}

describe('a stopping server', () => {
  it('closes a connection without a request', async () => {
    const { app, port } = await listening();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await Promise.all([app.close(), once(socket, 'close')]);
  });

  it('finishes an answer in progress', async () => {
    const { app, port, asked, finish } = await listening();
    const answer = fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } });
    await asked;
    const closed = app.close();
    setTimeout(finish, 1_500);
    expect(await (await answer).text()).toBe('whole');
    await closed;
  });

  it('cuts off an answer that never ends', async () => {
    const { app, port, asked } = await listening(100);
    const request = get(`http://127.0.0.1:${port}/slow`);
    const failed = once(request, 'error');
    await asked;
    await app.close();
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  });
});
