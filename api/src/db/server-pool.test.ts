import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DatabaseUnavailable } from './database-error';
import type { Pool } from './pool';
import { databaseUrl } from '../testing/server-databases';
import { testServerUrl } from '../testing/test-databases';
import { openServerPool } from './server-pool';

/** What a server says when it lets a client in (PostgreSQL, "Message Formats": AuthenticationOk, ReadyForQuery). */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let pool: Pool;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(welcome));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = openServerPool(`postgres://user@127.0.0.1:${portOf(server)}/trading`);
});

afterEach(async () => {
  await pool.end();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

test('a connection that breaks while it is borrowed fails its query and is not lent again', async () => {
  const client = await pool.connect();
  const answer = client.query('select 1', []);
  sockets[0]?.resetAndDestroy();
  await expect(answer).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release();
  const next = await pool.connect();
  expect(sockets).toHaveLength(2);
  next.release();
});

test('a connection that breaks between two queries does not end the process', async () => {
  const client = await pool.connect();
  sockets[0]?.resetAndDestroy();
  // Time to notice the break; on a slower machine the query does.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(client.query('select 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release();
  const next = await pool.connect();
  expect(sockets).toHaveLength(2);
  next.release();
});

test('a pooler that has no server is a database that is not available', async () => {
  const client = await pool.connect();
  const answer = client.query('select 1', []);
  const fields = 'SFATAL\0C08P01\0Mserver login has been failing\0\0';
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  sockets[0]?.write(Buffer.concat([head, Buffer.from(fields)]));
  await expect(answer).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release();
  const next = await pool.connect();
  expect(sockets).toHaveLength(2);
  next.release();
});

describe('statements', () => {
  const url = databaseUrl(testServerUrl, 'postgres');
  const limitOf = async (opened: Pool) => {
    const client = await opened.connect();
    const { rows } = await client.query('show statement_timeout', []);
    client.release();
    return rows;
  };

  test('are limited by the connection, by the role alone behind a pooler, and not for migrations', async () => {
    const limited = openServerPool(url);
    expect(await limitOf(limited)).toEqual([{ statement_timeout: '30s' }]);
    await limited.end();

    const role = new URL(url);
    role.searchParams.set('options', '-c statement_timeout=20s');
    const behindPooler = openServerPool(role.href, { directUrl: role.href });
    expect(await limitOf(behindPooler)).toEqual([{ statement_timeout: '20s' }]);
    expect(await behindPooler.unlimited(limitOf)).toEqual([{ statement_timeout: '0' }]);
    await behindPooler.end();
  });

  test('that read all columns of a table go on when a newer version adds one', async () => {
    const opened = openServerPool(url);
    const client = await opened.connect();
    await client.query('create temporary table widened (a text)', []);
    const read = () => client.query('select * from widened', []);
    const write = () => client.query('insert into widened values ($1) returning *', ['x']);
    for (let round = 0; round < 5; round += 1) {
      await write();
      await read();
    }
    await client.query('alter table widened add column b text', []);
    expect((await write()).rows).toEqual([{ a: 'x', b: null }]);
    expect((await read()).rows).toHaveLength(6);
    client.release();
    await opened.end();
  });
});

/** Guarantee: the server listens on a port. */
function portOf(listening: Server): number {
  return (listening.address() as AddressInfo).port;
}
