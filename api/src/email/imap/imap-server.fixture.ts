import { createServer, type Socket } from 'node:net';
import { portOf } from '../mail-server/scripted-server.fixture';

export interface StoredMessage {
  uid: number;
  readonly text: string;
  isSeen: boolean;
}

export interface ImapServer {
  readonly port: number;
  readonly messages: StoredMessage[];
  /** Folders that messages were moved to, with their number. */
  readonly moved: Map<string, number>;
  /** The commands that arrived, without tags and values: `UID FETCH`. */
  readonly commands: string[];
  /** Answers the next commands of a name by another reply, or by nothing: `silence`. */
  readonly replies: Map<string, string>;
  /** What it says that it can. */
  capabilities: string;
  deliver(text: string): StoredMessage;
  /** Says that there are messages, to those who wait for it (IDLE). */
  announce(): void;
  /** Gives all messages other UIDs, as a restored mailbox has. */
  renumber(): void;
  /** Ends all connections. */
  drop(): void;
  close(): Promise<void>;
}

const password = 'a pass/word';

/**
 * A mailbox in memory that speaks as much of IMAP (RFC 3501) as reading it takes.
 *
 * @param tokens - of OAuth 2, that it takes besides the password
 */
export async function startImapServer(
  tokens: ReadonlySet<string> = new Set(),
): Promise<ImapServer> {
  const messages: StoredMessage[] = [];
  const moved = new Map<string, number>();
  const folder = { messages, moved, uidValidity: 1, lastUid: 0 };
  /** What the next line is answered by: of IDLE, and of a token that is refused. */
  const waiting = new Map<Socket, string>();
  const appending = new Map<Socket, Appending>();
  const commands: string[] = [];
  const replies = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(`* OK [CAPABILITY ${imap.capabilities}] ready\r\n`);
    onLine(socket, (line) => {
      const reply = waiting.get(socket);
      if (reply !== undefined) {
        waiting.delete(socket);
        socket.write(`${reply}\r\n`);
        return;
      }
      const literal = appending.get(socket);
      if (literal) {
        if (!append(folder, literal, line)) return;
        appending.delete(socket);
        if (replies.get('APPENDED') !== 'silence') socket.write(`${literal.tag} OK stored\r\n`);
        return;
      }
      const [, tag = '', name = '', rest = ''] =
        /^(\S+) ((?:UID )?\w+) ?(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
      const command = name.toUpperCase();
      commands.push(command);
      if (command === 'IDLE' && !replies.has(command)) {
        waiting.set(socket, `${tag} OK done`);
        socket.write('+ idling\r\n');
        return;
      }
      if (command === 'AUTHENTICATE' && !tokens.has(tokenIn(rest))) {
        waiting.set(socket, `${tag} NO [AUTHENTICATIONFAILED] the token is over`);
        socket.write('+ e30=\r\n');
        return;
      }
      if (command === 'APPEND' && !replies.has(command)) {
        const size = Number(/\{(\d+)\}$/.exec(rest.trimEnd())?.[1]);
        appending.set(socket, { tag, size, text: '', isSeen: rest.includes('\\Seen') });
        socket.write('+ go on\r\n');
        return;
      }
      const lines = replies.get(command) ?? answer(folder, command, rest);
      if (lines !== 'silence')
        socket.write(`${lines.replace(/(?:OK|NO) [^\n]*$/, `${tag} $&`)}\r\n`, 'latin1');
      if (command === 'LOGOUT') socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const imap: ImapServer = {
    port: portOf(server.address()),
    capabilities: 'IMAP4rev1 IDLE MOVE SASL-IR AUTH=XOAUTH2',
    messages,
    moved,
    commands,
    replies,
    deliver: (text) => add(folder, { text, isSeen: false }),
    announce: () => {
      for (const socket of waiting.keys()) socket.write(`* ${messages.length} EXISTS\r\n`);
    },
    renumber: () => renumber(folder),
    drop: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return imap;
}

/** Of XOAUTH2, for the one user that there is. */
function tokenIn(rest: string): string {
  const [, payload = ''] = rest.split(' ');
  const [user, token = ''] = Buffer.from(payload, 'base64').toString().split('\u0001');
  return user === 'user=bounces@example.com' ? token.replace('auth=Bearer ', '') : '';
}

function onLine(socket: Socket, take: (line: string) => void): void {
  let unread = '';
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString('latin1')).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

interface Appending {
  readonly tag: string;
  readonly size: number;
  readonly isSeen: boolean;
  text: string;
}

/** Takes a line of a message. @returns whether it is whole, and stored */
function append(folder: Folder, literal: Appending, line: string): boolean {
  literal.text += `${line}\n`;
  if (literal.text.length < literal.size + 2) return false;
  add(folder, { text: literal.text.slice(0, literal.size), isSeen: literal.isSeen });
  return true;
}

function renumber(folder: Folder): void {
  folder.uidValidity += 1;
  folder.lastUid = 1_000 * folder.uidValidity;
  for (const message of folder.messages) message.uid = folder.lastUid += 1;
}

function add(folder: Folder, message: Omit<StoredMessage, 'uid'>): StoredMessage {
  folder.lastUid += 1;
  const stored = { ...message, uid: folder.lastUid };
  folder.messages.push(stored);
  return stored;
}

interface Folder {
  readonly messages: StoredMessage[];
  readonly moved: Map<string, number>;
  uidValidity: number;
  lastUid: number;
}

/** Untagged lines, and the last one without its tag. */
function answer(folder: Folder, command: string, rest: string): string {
  const { messages } = folder;
  switch (command) {
    case 'LOGIN':
      return rest === `"bounces@example.com" "${password}"`
        ? 'OK welcome'
        : 'NO [AUTHENTICATIONFAILED] bounces@example.com is unknown';
    case 'LIST':
      return `* LIST () "/" "Returned mail"\r\nOK done`;
    case 'EXAMINE':
    case 'SELECT':
      return [
        `* ${messages.length} EXISTS`,
        '* FLAGS (\\Seen \\Deleted)',
        '* OK [PERMANENTFLAGS (\\Seen \\Deleted)] flags',
        `* OK [UIDVALIDITY ${folder.uidValidity}] valid`,
        `* OK [UIDNEXT ${folder.lastUid + 1}] next`,
        command === 'SELECT' ? 'OK [READ-WRITE] selected' : 'OK [READ-ONLY] selected',
      ].join('\r\n');
    case 'UID SEARCH':
      return `* SEARCH ${searched(messages, rest).join(' ')}\r\nOK done`;
    case 'UID FETCH':
      return fetched(messages, rest);
    case 'UID STORE':
      return stored(messages, rest);
    case 'UID MOVE':
      return movedTo(folder, rest);
    default:
      return 'OK done';
  }
}

function searched(messages: readonly StoredMessage[], rest: string): number[] {
  const [, messageId] = /HEADER MESSAGE-ID "?(<[^>]*>)/i.exec(rest) ?? [];
  if (messageId !== undefined)
    return messages
      .filter(({ text }) => text.includes(`Message-ID: ${messageId}`))
      .map(({ uid }) => uid);
  const [, first = '0'] = /UID (\d+):\*/.exec(rest) ?? [];
  return messages
    .filter(({ uid, isSeen }) => uid >= Number(first) && !(isSeen && rest.includes('UNSEEN')))
    .map(({ uid }) => uid);
}

/** The messages of a set of UIDs, with their numbers. */
function chosen(messages: readonly StoredMessage[], rest: string) {
  const ranges = rest
    .split(' ', 1)
    .join('')
    .split(',')
    .map((range) => range.split(':').map(Number));
  return [...messages.entries()]
    .map(([index, message]) => ({ number: index + 1, message }))
    .filter(({ message: { uid } }) =>
      ranges.some(([first = 0, last = first]) => uid >= first && uid <= last),
    );
}

function fetched(messages: readonly StoredMessage[], rest: string): string {
  const [, most] = /BODY\.PEEK\[\](?:<0\.(\d+)>)?/.exec(rest) ?? [];
  const lines = chosen(messages, rest).map(({ number, message: { uid, text: whole } }) => {
    const text = whole.slice(0, most === undefined ? undefined : Number(most));
    const label = most === undefined ? 'BODY[]' : 'BODY[]<0>';
    const body = rest.includes('BODY.PEEK[]') ? ` ${label} {${text.length}}\r\n${text}` : '';
    const date = '"01-Dec-2026 08:00:00 +0000"';
    return `* ${number} FETCH (UID ${uid} RFC822.SIZE ${whole.length} INTERNALDATE ${date}${body})`;
  });
  return [...lines, 'OK done'].join('\r\n');
}

function stored(messages: readonly StoredMessage[], rest: string): string {
  for (const { message } of chosen(messages, rest)) {
    if (rest.includes('+FLAGS') && rest.includes('\\Seen')) message.isSeen = true;
  }
  return 'OK done';
}

function movedTo({ messages, moved }: Folder, rest: string): string {
  const target = rest.split(' ').slice(1).join(' ').replaceAll('"', '');
  const gone = chosen(messages, rest);
  moved.set(target, (moved.get(target) ?? 0) + gone.length);
  for (const { message } of gone) messages.splice(messages.indexOf(message), 1);
  return [...gone.toReversed().map(({ number }) => `* ${number} EXPUNGE`), 'OK done'].join('\r\n');
}
