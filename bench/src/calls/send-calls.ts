import { requestText, Sender } from './sender';

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
  const headers = { authorization: `Bearer ${token}` };
  let count = 0;
  for (let call = takeNext(); call; call = takeNext()) {
    await sender.send(requestText({ ...call, headers }));
    count += 1;
  }
  sender.close();
  return count;
}
