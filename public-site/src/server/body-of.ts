import type { IncomingMessage } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * What a `Request` needs to have the body of a request to Node's own server. Nothing of it is read before the site does
 * so; what it leaves, the server throws away.
 */
export function bodyOf(message: IncomingMessage): { body?: ReadableStream; duplex?: 'half' } {
  if (message.method !== 'POST') return {};
  return { body: asWebStream(NodeStream.from(message)), duplex: 'half' };
}

/** Guarantee: Node has one class of web streams; only the two declarations of its type differ. */
function asWebStream(stream: NodeStream) {
  return stream as ReadableStream;
}
