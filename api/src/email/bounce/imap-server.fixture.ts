import { createServer, type Socket } from 'node:net';
import { portOf } from '../mail-server/scripted-server.fixture';

export interface StoredMessage {
  readonly uid: number;
  readonly text: string;
  isSeen: boolean;
}

export interface ImapServer {
  readonly port: number;
  readonly messages: StoredMessage[];
  /** The commands that arrived, without tags and values: `UID FETCH`. */
  readonly commands: string[];
  /** Answers the next commands of a name by another reply, or by nothing: `silence`. */
  readonly replies: Map<string, string>;
  deliver(text: string): StoredMessage;
  close(): Promise<void>;
}

const password = 'a pass/word';

/** The mailbox's address, as a setting has it. */
export const imapUrl = (port: number, given = password) =>
  `imap://bounces%40example.com:${encodeURIComponent(given)}@127.0.0.1:${port}/Returned%20mail`;

/** A mailbox in memory that speaks as much of IMAP (RFC 3501) as reading it takes. */
export async function startImapServer(): Promise<ImapServer> {
  const messages: StoredMessage[] = [];
  const commands: string[] = [];
  const replies = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    onLine(socket, (line) => {
      const [, tag = '', name = '', rest = ''] =
        /^(\S+) ((?:UID )?\w+) ?(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
      const command = name.toUpperCase();
      commands.push(command);
      const reply = replies.get(command) ?? answer(messages, command, rest);
      if (reply !== 'silence')
        socket.write(`${reply.replace(/(?:OK|NO) [^\n]*$/, `${tag} $&`)}\r\n`);
      if (command === 'LOGOUT') socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    messages,
    commands,
    replies,
    deliver: (text) => {
      const message = { uid: messages.length + 1, text, isSeen: false };
      messages.push(message);
      return message;
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
    const lines = (unread + chunk.toString('latin1')).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

/** Untagged lines, and the last one without its tag. */
function answer(messages: readonly StoredMessage[], command: string, rest: string): string {
  switch (command) {
    case 'LOGIN':
      return rest === `"bounces@example.com" "${password}"`
        ? 'OK welcome'
        : 'NO [AUTHENTICATIONFAILED] bounces@example.com is unknown';
    case 'LIST':
      return `* LIST () "/" "Returned mail"\r\nOK done`;
    case 'SELECT':
      return [
        `* ${messages.length} EXISTS`,
        '* FLAGS (\\Seen \\Deleted)',
        '* OK [PERMANENTFLAGS (\\Seen \\Deleted)] flags',
        '* OK [UIDVALIDITY 1] valid',
        `* OK [UIDNEXT ${messages.length + 1}] next`,
        'OK [READ-WRITE] selected',
      ].join('\r\n');
    case 'UID SEARCH':
      return `* SEARCH ${messages.flatMap(({ uid, isSeen }) => (isSeen ? [] : [uid])).join(' ')}\r\nOK done`;
    case 'UID FETCH':
      return fetched(messages, rest);
    case 'UID STORE':
      return stored(messages, rest);
    default:
      return 'OK done';
  }
}

function fetched(messages: readonly StoredMessage[], rest: string): string {
  const message = messages.find(({ uid }) => uid === Number.parseInt(rest, 10));
  const [, most = ''] = /BODY\.PEEK\[\]<0\.(\d+)>/.exec(rest) ?? [];
  if (!message) return 'OK done';
  const text = message.text.slice(0, Number(most));
  return `* ${message.uid} FETCH (UID ${message.uid} BODY[]<0> {${text.length}}\r\n${text})\r\nOK done`;
}

function stored(messages: readonly StoredMessage[], rest: string): string {
  const message = messages.find(({ uid }) => uid === Number.parseInt(rest, 10));
  if (message && rest.includes('+FLAGS') && rest.includes('\\Seen')) message.isSeen = true;
  return 'OK done';
}
