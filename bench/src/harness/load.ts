import { percentile } from './percentile';
import { type Request, Sender } from './sender';

export interface LoadOptions {
  readonly port: number;
  /** The request to send next. */
  readonly next: (index: number) => Request;
  readonly connections: number;
  /** Ends after this many seconds or requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

/** The result of a load test. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Average size of a response in bytes, with its headers. */
  readonly bytes: number;
}

/**
 * Sends requests on all connections concurrently, each as soon as the last one was answered. The clock starts when
 * every connection had its first answer: Node accepts one new connection between two rounds of requests on all others.
 */
export async function load({ port, next, connections, until }: LoadOptions): Promise<Load> {
  const senders = await Promise.all(Array.from({ length: connections }, () => Sender.open(port)));
  let sent = 0;
  const send = (sender: Sender) => {
    sent += 1;
    return sender.send(next(sent));
  };
  await Promise.all(senders.map(send));
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const isOver = () =>
    'requests' in until
      ? sent >= until.requests + connections
      : performance.now() - start >= until.seconds * 1000;
  const run = async (sender: Sender) => {
    while (!isOver()) {
      const begin = performance.now();
      const size = await send(sender);
      bytes += size;
      times.push(performance.now() - begin);
    }
    sender.close();
  };
  await Promise.all(senders.map(run));
  const seconds = (performance.now() - start) / 1000;
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: bytes / times.length,
  };
}
