import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startServer } from '../harness/start-server';
import type { Ours } from './ours';

const shared = ['get', 'page 1', 'page 4000', 'filtered'];

/** Starts the server of Fastify and `pg` alone on the product's database. It has some of the calls, and answers them alike. */
export async function startBare(databaseUrl: string, { calls, port: ourPort, secret }: Ours) {
  const started = await startServer({
    arguments_: ['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')],
    env: { JWT_SECRET: secret, DATABASE_URL: databaseUrl },
    firstAddress: '/ready',
  });
  const ofBare = new Map([...calls].filter(([name]) => shared.includes(name)));
  for (const [name, next] of ofBare) {
    const { target, headers = {} } = next(1);
    const [ours, bare] = await Promise.all(
      [ourPort, started.port].map(async (port) =>
        (await fetch(`http://127.0.0.1:${port}${target}`, { headers })).json(),
      ),
    );
    if (!isDeepStrictEqual(ours, bare)) throw new Error(`${name}: the servers answer differently`);
  }
  return { ...started, calls: ofBare };
}
