import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a scripted server does: `drop` closes the connection, `silence` says nothing, all else is its answer. */
export type Move = string;

export interface Script {
  /** A move for each command, for `connect` and for `content`; what it leaves open is answered with success. */
  (command: string, connection: number): Move | undefined;
}

export interface ScriptedServer {
  readonly port: number;
  /** Every command that arrived; a message's content counts as `content`. */
  readonly commands: string[];
  readonly connections: () => number;
  close(): Promise<void>;
}

const usual: Readonly<Record<string, string>> = {
  connect: '220 ready',
  EHLO: '250-scripted\r\n250 PIPELINING',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** A mail server that misbehaves as a test wants it to. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    converse(socket, (command) => {
      commands.push(command);
      return script(command, connections);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    commands,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, moveAfter: (command: string) => Move | undefined): void {
  let unread = '';
  let isContent = false;
  const act = (command: string) => {
    const verb = command.split(' ')[0] ?? '';
    const move = moveAfter(command) ?? usual[verb] ?? '250 ok';
    if (move === 'drop') socket.destroy();
    else if (move !== 'silence') socket.write(`${move}\r\n`);
    isContent = move.startsWith('354');
    // Content may be empty: its end is then the first line.
    if (isContent) unread = `\r\n${unread}`;
  };
  act('connect');
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (;;) {
      const mark = isContent ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(mark);
      if (end < 0 || socket.destroyed) return;
      const line = unread.slice(0, end);
      unread = unread.slice(end + mark.length);
      act(isContent ? 'content' : line);
    }
  });
}

export function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server does not listen');
}
