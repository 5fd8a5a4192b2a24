import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A test's own IMAP server with one account, on a free port of this machine. Any user signs in, with any password or token. */
export interface ImapHost {
  readonly port: number;
  /** The messages of a folder, in order. */
  folder(name: string): readonly Buffer[];
  /** Puts a message into the inbox, and says so to whoever waits for one. */
  deliver(message: Buffer): void;
  close(): Promise<void>;
}

interface Stored {
  readonly uid: number;
  readonly date: string;
  readonly bytes: Buffer;
}

/** Folders by name. */
type Folders = Map<string, Stored[]>;

interface Session {
  selected: string;
  /** The tag of the command by which it waits for news (RFC 2177). */
  waits: string | undefined;
  /** A message on its way into a folder (RFC 3501, section 6.3.11). */
  literal:
    | { readonly tag: string; readonly folder: string; readonly size: number; text: string }
    | undefined;
}

/** As much of IMAP (RFC 3501, RFC 2177) as reading a mailbox and keeping a copy in it take. */
export async function startImapHost(): Promise<ImapHost> {
  const folders: Folders = new Map();
  const sessions = new Map<Socket, Session>();
  const server = createServer((socket) => {
    const session: Session = { selected: 'INBOX', waits: undefined, literal: undefined };
    sessions.set(socket, session);
    socket.on('error', () => undefined);
    socket.on('close', () => sessions.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE SASL-IR AUTH=XOAUTH2] ready\r\n');
    onLine(socket, (line) => {
      socket.write(Buffer.concat(repliesTo(line, session, folders)));
      if (/^\S+ LOGOUT/i.test(line)) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The IMAP server is not listening on a port');
  return {
    port: address.port,
    folder: (name) => messagesOf(folders, name).map(({ bytes }) => bytes),
    deliver: (bytes) => {
      const count = store(folders, 'INBOX', bytes);
      for (const [socket, { waits }] of sessions)
        if (waits !== undefined) socket.write(`* ${count} EXISTS\r\n`);
    },
    close: () => {
      for (const socket of sessions.keys()) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function messagesOf(folders: Folders, name: string): Stored[] {
  const known = folders.get(name) ?? [];
  folders.set(name, known);
  return known;
}

/** @returns the number of the folder's messages */
function store(folders: Folders, name: string, bytes: Buffer): number {
  const messages = messagesOf(folders, name);
  return messages.push({ uid: messages.length + 1, date: internalDate(new Date()), bytes });
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

function repliesTo(line: string, session: Session, folders: Folders): Buffer[] {
  const { waits, literal } = session;
  if (waits !== undefined) {
    session.waits = undefined;
    return [text(`${waits} OK done\r\n`)];
  }
  if (literal !== undefined) {
    literal.text += `${line}\r\n`;
    if (literal.text.length < literal.size + 2) return [];
    session.literal = undefined;
    store(folders, literal.folder, text(literal.text.slice(0, literal.size)));
    return [text(`${literal.tag} OK stored\r\n`)];
  }
  const [, tag = '', name = '', rest = ''] = /^(\S+) ((?:UID )?\w+) ?(.*)$/.exec(line) ?? [];
  const command = name.toUpperCase();
  const [, folder = 'INBOX'] = /^"?([^" ]+)"?/.exec(rest) ?? [];
  if (command === 'IDLE') {
    session.waits = tag;
    return [text('+ idling\r\n')];
  }
  if (command === 'APPEND') {
    session.literal = { tag, folder, size: Number(/\{(\d+)\}$/.exec(rest)?.[1]), text: '' };
    return [text('+ go on\r\n')];
  }
  if (command === 'SELECT' || command === 'EXAMINE') session.selected = folder;
  const lines = answer(messagesOf(folders, session.selected), command, rest);
  return [...lines, text(`${tag} OK done\r\n`)];
}

/** The untagged lines. */
function answer(messages: readonly Stored[], command: string, rest: string): Buffer[] {
  switch (command) {
    case 'LIST':
      // Without a name it asks what parts names (RFC 3501, section 6.3.8).
      if (rest === '"" ""') return [text('* LIST (\\Noselect) "/" ""\r\n')];
      return [text('* LIST () "/" INBOX\r\n* LIST () "/" Sent\r\n')];
    case 'EXAMINE':
    case 'SELECT':
      return [
        text(`* ${messages.length} EXISTS\r\n* FLAGS (\\Seen)\r\n`),
        text(`* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT ${messages.length + 1}] next\r\n`),
      ];
    case 'UID SEARCH': {
      const uids = found(messages, rest).map(({ uid }) => uid);
      return [text(`${['* SEARCH', ...uids].join(' ')}\r\n`)];
    }
    case 'UID FETCH':
      return fetched(messages, rest);
    default:
      return [];
  }
}

function found(messages: readonly Stored[], rest: string): readonly Stored[] {
  const [, messageId] = /HEADER MESSAGE-ID "?(<[^>]*>)/i.exec(rest) ?? [];
  if (messageId !== undefined) return messages.filter(({ bytes }) => bytes.includes(messageId));
  const first = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 1);
  return messages.filter(({ uid }) => uid >= first);
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
