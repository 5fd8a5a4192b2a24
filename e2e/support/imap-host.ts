import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A test's own IMAP server with one mailbox, on a free port of this machine. Any user and password sign in. */
export interface ImapHost {
  readonly port: number;
  /** Puts a message into the mailbox, and says so to whoever waits for one. */
  deliver(message: Buffer): void;
  close(): Promise<void>;
}

interface Stored {
  readonly uid: number;
  readonly date: string;
  readonly bytes: Buffer;
}

/** As much of IMAP (RFC 3501, RFC 2177) as reading a mailbox takes. */
export async function startImapHost(): Promise<ImapHost> {
  const messages: Stored[] = [];
  /** Connections that wait for news, with the tag of their command. */
  const idling = new Map<Socket, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket) && idling.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n');
    onLine(socket, (line) => {
      const waiting = idling.get(socket);
      if (waiting !== undefined) {
        idling.delete(socket);
        socket.write(`${waiting} OK done\r\n`);
        return;
      }
      const [, tag = '', name = '', rest = ''] = /^(\S+) ((?:UID )?\w+) ?(.*)$/.exec(line) ?? [];
      const command = name.toUpperCase();
      if (command === 'IDLE') {
        idling.set(socket, tag);
        socket.write('+ idling\r\n');
        return;
      }
      socket.write(Buffer.concat([...answer(messages, command, rest), text(`${tag} OK done\r\n`)]));
      if (command === 'LOGOUT') socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The IMAP server is not listening on a port');
  return {
    port: address.port,
    deliver: (bytes) => {
      messages.push({ uid: messages.length + 1, date: internalDate(new Date()), bytes });
      for (const socket of idling.keys()) socket.write(`* ${messages.length} EXISTS\r\n`);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function onLine(socket: Socket, take: (line: string) => void): void {
  let unread = '';
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString('latin1')).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

const text = (words: string) => Buffer.from(words, 'latin1');

/** The untagged lines. */
function answer(messages: readonly Stored[], command: string, rest: string): Buffer[] {
  switch (command) {
    case 'LIST':
      return [text('* LIST () "/" INBOX\r\n')];
    case 'EXAMINE':
    case 'SELECT':
      return [
        text(`* ${messages.length} EXISTS\r\n* FLAGS (\\Seen)\r\n`),
        text(`* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT ${messages.length + 1}] next\r\n`),
      ];
    case 'UID SEARCH': {
      const first = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 1);
      const found = messages.filter(({ uid }) => uid >= first).map(({ uid }) => uid);
      return [text(`* SEARCH ${found.join(' ')}\r\n`)];
    }
    case 'UID FETCH':
      return fetched(messages, rest);
    default:
      return [];
  }
}

function fetched(messages: readonly Stored[], rest: string): Buffer[] {
  const [set = ''] = rest.split(' ', 1);
  const ranges = set.split(',').map((range) => range.split(':').map(Number));
  return messages
    .filter(({ uid }) => ranges.some(([first = 0, last = first]) => uid >= first && uid <= last))
    .flatMap(({ uid, date, bytes }) => {
      const facts = `UID ${uid} RFC822.SIZE ${bytes.length} INTERNALDATE "${date}"`;
      if (!rest.includes('BODY.PEEK[]')) return [text(`* ${uid} FETCH (${facts})\r\n`)];
      const head = text(`* ${uid} FETCH (${facts} BODY[] {${bytes.length}}\r\n`);
      return [head, bytes, text(')\r\n')];
    });
}

/** `01-Dec-2026 08:00:00 +0000` */
function internalDate(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}-${month}-${year} ${time} +0000`;
}
