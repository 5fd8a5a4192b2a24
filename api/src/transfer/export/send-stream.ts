import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/**
 * Sends a file as it is made: what makes it waits for the reader, and stops when the reader has gone. Names are
 * generated, so that they need no encoding.
 */
export function sendMade(reply: FastifyReply, { name, type, content }: SentFile): undefined {
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(content, { objectMode: false }));
  return undefined;
}
