import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  /** `SpanKind` of OTLP: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  /** The whole span, in which texts can be looked for. */
  readonly text: string;
}

/** A collector that takes OTLP over HTTP. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(String(request.url));
    void buffer(request).then((body) => {
      spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    paths,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** @see https://github.com/open-telemetry/opentelemetry-proto/blob/main/opentelemetry/proto/trace/v1/trace.proto */
function spansOf(request: Uint8Array): CollectedSpan[] {
  const within = (messages: readonly Uint8Array[], number: number) =>
    messages.flatMap((message) => bytesOf(message, number));
  const [resourceSpans, scopeSpans, span] = [1, 2, 2];
  return within(within(within([request], resourceSpans), scopeSpans), span).map((message) => {
    const [traceId, spanId, parentId, name] = [1, 2, 4, 5].map((number) =>
      Buffer.from(bytesOf(message, number)[0] ?? []),
    );
    const kind = fieldsOf(message).find(({ number }) => number === 6)?.value;
    return {
      traceId: traceId?.toString('hex') ?? '',
      spanId: spanId?.toString('hex') ?? '',
      parentId: parentId?.toString('hex') ?? '',
      name: name?.toString() ?? '',
      kind: typeof kind === 'number' ? kind : 0,
      text: Buffer.from(message).toString(),
    };
  });
}

interface Field {
  readonly number: number;
  readonly value: number | Uint8Array;
}

function bytesOf(message: Uint8Array, wanted: number): Uint8Array[] {
  return fieldsOf(message).flatMap(({ number, value }) =>
    number === wanted && typeof value !== 'number' ? [value] : [],
  );
}

/** The fields of a message of Protocol Buffers. */
function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const integer = () => {
    let [value, factor] = [0, 1];
    for (; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = integer();
    const number = Math.floor(tag / 8);
    const value = { 0: integer, 1: () => take(8), 2: () => take(integer()), 5: () => take(4) };
    const read = value[asWireType(tag % 8)];
    fields.push({ number, value: read() });
  }
  return fields;
}

function asWireType(type: number): 0 | 1 | 2 | 5 {
  if (type === 0 || type === 1 || type === 2 || type === 5) return type;
  throw new Error(`Protocol Buffers have no wire type ${type} here`);
}
