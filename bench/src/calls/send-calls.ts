import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { answerReader } from './answer-reader';

/** A request as bytes: built before the clock runs, so that the sender costs little. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query. */
  readonly target: string;
  readonly body?: object;
}

/** Milliseconds after which a silent server counts as failed. */
const patience = 60_000;

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
  socket.setTimeout(patience);
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

/** Reads one answer; another status than 200 or 201 fails. */
function readAnswer(socket: Socket, { method, target }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = answerReader();
    const end = (reason?: string) => {
      socket.off('data', onData);
      socket.off('close', onClose);
      socket.off('timeout', onSilence);
      if (reason === undefined) resolve();
      else reject(new Error(`${method} ${target}: ${reason}`));
    };
    const onData = (part: Buffer) => {
      const reading = read(part);
      if (reading !== 'unfinished') end(reading === 'complete' ? undefined : reading.failure);
    };
    const onClose = () => end('the server closed the connection');
    socket.on('data', onData);
    const onSilence = () => end(`no answer within ${patience / 1000} s`);
    socket.on('close', onClose);
    socket.on('timeout', onSilence);
  });
}
