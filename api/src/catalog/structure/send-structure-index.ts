import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services';
import { structureIndexTags } from '../chemical/chemical-tags';
import { readStructureIndex } from './structure-index';

interface WrittenIndex {
  readonly etag: string;
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

/** Milliseconds. The index changes only with the chemicals, whose changes invalidate it. */
const ttl = 3_600_000;

/** Sends the index as bytes that are read, serialized and compressed once until a chemical changes. */
export async function sendStructureIndex(
  { database, responseCache }: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<undefined> {
  const cached = { key: 'structure-index', tags: structureIndexTags, ttl };
  const { etag, plain, compressed } = await responseCache.answer(cached, async () =>
    write(await readStructureIndex(database)),
  );
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send();
    return undefined;
  }
  reply.type('application/json; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (takesBrotli) reply.header('content-encoding', 'br');
  await reply.send(takesBrotli ? compressed : plain);
  return undefined;
}

async function write(data: Awaited<ReturnType<typeof readStructureIndex>>): Promise<WrittenIndex> {
  const plain = Buffer.from(JSON.stringify({ data }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const compressed = await promisify(brotliCompress)(plain, { params });
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { etag: `W/"${hash}"`, plain, compressed };
}
