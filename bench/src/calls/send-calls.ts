import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as bytes: built before the clock runs, so that the sender costs little. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  readonly target: string;
  readonly body?: object;
}

export interface Sending {
  readonly port: number;
  readonly token: string;
  /** The call to send next. */
  readonly next: (index: number) => Call;
  readonly connections: number;
  readonly seconds: number;
}

/** Sends calls on all connections for the given time, each when the last one was answered, and counts the answers. */
export async function sendCalls({ connections, ...sending }: Sending): Promise<number> {
  const end = performance.now() + sending.seconds * 1000;
  let sent = 0;
  const takeNext = () => {
    sent += 1;
    return performance.now() < end ? sending.next(sent) : undefined;
  };
  const counts = await Promise.all(
    Array.from({ length: connections }, () => onOneConnection(sending, takeNext)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function onOneConnection(
  { port, token }: Pick<Sending, 'port' | 'token'>,
  takeNext: () => Call | undefined,
): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let count = 0;
  for (let call = takeNext(); call; call = takeNext()) {
    socket.write(bytesOf(call, token));
    await readAnswer(socket, call);
    count += 1;
  }
  socket.destroy();
  return count;
}

function bytesOf({ method, target, body }: Call, token: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...(text === ''
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

/** Reads one answer with a `content-length`; another status than 200 or 201 fails. */
function readAnswer(socket: Socket, { method, target }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    let missing: number | undefined;
    const fail = (reason: string) => {
      socket.off('data', onData);
      reject(new Error(`${method} ${target}: ${reason}`));
    };
    const onData = (part: Buffer) => {
      if (missing === undefined) {
        received += part.toString('latin1');
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1];
        if (!/^HTTP\/1.1 20[01]/.test(received) || length === undefined) {
          fail(received);
          return;
        }
        missing = Number(length) - (received.length - end - 4);
      } else missing -= part.length;
      if (missing > 0) return;
      socket.off('data', onData);
      resolve();
    };
    socket.on('data', onData);
  });
}
