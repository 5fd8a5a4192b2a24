import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openStartingServer } from './starting-server';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return address.port;
}

describe('the server of a start', () => {
  it('lives, is not ready, and says what it does', async () => {
    const PORT = await freePort();
    const server = await openStartingServer({ PORT, HOST });
    const live = await fetch(`http://${HOST}:${PORT}/api/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'starting' }]);
    const ready = await fetch(`http://${HOST}:${PORT}/api/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ready.json()).toMatchObject({ detail: 'Starting' });
    server.report('Loading the demo company: 120 of 368 chemicals');
    const later = await fetch(`http://${HOST}:${PORT}/api/health/ready`);
    expect(await later.json()).toMatchObject({
      title: 'The server is starting',
      detail: 'Loading the demo company: 120 of 368 chemicals',
    });
    const page = await fetch(`http://${HOST}:${PORT}/`);
    expect(await page.json()).toMatchObject({ detail: 'Try again in a few seconds.' });
    await server.close();
    await server.close();
    const next = await openStartingServer({ PORT, HOST });
    await next.close();
  });

  it('finds a port that is taken', async () => {
    const PORT = await freePort();
    const first = await openStartingServer({ PORT, HOST });
    const second = openStartingServer({ PORT, HOST });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });
});
