import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Pool } from '../../db/pool';
import { openSocketFolder } from '../../db/embedded/socket-folder';
import { copyPglite, type PgliteCopy, removeLeftCopies } from './pglite-copy';

export interface CopyService {
  close(): Promise<void>;
}

interface CopyServiceOptions {
  readonly pool: Pool;
  readonly dataFolder: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

const socketName = 'copy.sock';

const Answer = z.union([z.object({ folder: z.string() }), z.object({ failure: z.string() })]);

/**
 * Gives commands of the terminal a copy of a PGlite database that this process has open: one for each connection to a
 * socket in the data folder, which is closed to other users. The copy is removed when the connection ends. Without
 * such sockets, as on Windows, the product starts all the same.
 */
export async function startCopyService(
  options: CopyServiceOptions,
): Promise<CopyService | undefined> {
  const { dataFolder, log } = options;
  await removeLeftCopies(dataFolder);
  if (process.platform === 'win32') return undefined;
  try {
    return await listen(options);
  } catch (error) {
    log.warn({ err: error }, 'npm run backup cannot reach the database while the product runs');
    return undefined;
  }
}

async function listen(options: CopyServiceOptions): Promise<CopyService> {
  const place = await openSocketFolder(options.dataFolder);
  const path = join(place.path, socketName);
  await rm(path, { force: true });
  const connections = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    connections.set(
      socket,
      serve(socket, options).finally(() => connections.delete(socket)),
    );
  });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections.keys()) socket.destroy();
      await Promise.all([closed, ...connections.values()]);
      await place.close();
    },
  };
}

async function serve(socket: Socket, { pool, dataFolder, log }: CopyServiceOptions): Promise<void> {
  const closed = new Promise<void>((settle) => socket.once('close', () => settle()));
  socket.on('error', () => undefined);
  let copy: PgliteCopy | undefined;
  try {
    copy = await copyPglite(pool, resolve(dataFolder));
    answer(socket, { folder: copy.folder });
  } catch (error) {
    log.error({ err: error }, 'The database could not be copied for a backup');
    answer(socket, { failure: error instanceof Error ? error.message : String(error) });
  }
  // Without a reader the end of the connection would not be noticed.
  socket.resume();
  await closed;
  await copy?.remove();
}

function answer(socket: Socket, value: z.output<typeof Answer>): void {
  socket.write(`${JSON.stringify(value)}\n`);
}

/**
 * Asks the process that has the data folder for a copy of its database.
 *
 * @throws Error when it does not answer, or cannot make one
 */
export async function requestCopy(dataFolder: string): Promise<PgliteCopy> {
  const place = await openSocketFolder(dataFolder);
  const socket = connect(join(place.path, socketName));
  try {
    const given = Answer.parse(JSON.parse(await firstLine(socket)));
    if ('failure' in given) throw new Error(`The database could not be copied: ${given.failure}`);
    return {
      folder: given.folder,
      remove: async () => {
        socket.destroy();
      },
    };
  } finally {
    await place.close();
  }
}

function firstLine(socket: Socket): Promise<string> {
  return new Promise((settle, reject) => {
    const fail = (cause?: Error) => {
      const why = 'The product has the database open and gives no copy of it.';
      reject(new Error(`${why} Try again once it is ready, or stop it.`, { cause }));
    };
    createInterface({ input: socket }).once('line', settle);
    socket.once('error', fail);
    socket.once('close', () => fail());
  });
}
