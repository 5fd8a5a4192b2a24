import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/**
 * Streams a file while it is generated: the generator waits for the reader, and stops when the reader disconnects.
 * Names are generated, so they need no encoding.
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
