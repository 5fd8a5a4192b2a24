import { requestText, Sender } from './calls/sender';

export interface LoadOptions {
  /** URLs of one server, to request in turn. */
  readonly urls: readonly string[];
  readonly connections: number;
  /** Ends after this many seconds or requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
  /** The `Accept-Encoding` header. */
  readonly encoding: string;
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
export async function load({ urls, connections, until, encoding }: LoadOptions): Promise<Load> {
  const requests = urls.map((url) => {
    const { host, pathname, search } = new URL(url);
    return requestText({
      method: 'GET',
      target: pathname + search,
      headers: { host, 'accept-encoding': encoding },
    });
  });
  const port = Number(new URL(urls[0] ?? '').port);
  const senders = await Promise.all(Array.from({ length: connections }, () => Sender.open(port)));
  await Promise.all(senders.map((sender) => sender.send(requests[0] ?? '')));
  const times: number[] = [];
  let bytes = 0;
  let sent = 0;
  const start = performance.now();
  const goesOn = () =>
    'requests' in until ? sent < until.requests : performance.now() - start < until.seconds * 1000;
  const ask = async (sender: Sender) => {
    while (goesOn()) {
      const request = requests[sent % requests.length] ?? '';
      sent += 1;
      const begin = performance.now();
      const size = await sender.send(request);
      bytes += size;
      times.push(performance.now() - begin);
    }
    sender.close();
  };
  await Promise.all(senders.map(ask));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / times.length,
  };
}
