import type { IncomingMessage } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * The `RequestInit` of the body of a Node request. Nothing is read before the site reads it; Node discards the rest.
 */
export function bodyOf(message: IncomingMessage): { body?: ReadableStream; duplex?: 'half' } {
  if (message.method !== 'POST') return {};
  return { body: asWebStream(NodeStream.from(message)), duplex: 'half' };
}

/** Guarantee: Node has one class of web streams; only its two type declarations differ. */
function asWebStream(stream: NodeStream) {
  return stream as ReadableStream;
}
