import { Sender } from './sender';

/** A request as bytes: built before the clock runs, so that the sender costs little. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
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
  const sender = await Sender.open(port);
  let count = 0;
  for (let call = takeNext(); call; call = takeNext()) {
    await sender.send(bytesOf(call, token));
    count += 1;
  }
  sender.close();
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
