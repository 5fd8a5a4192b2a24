import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Compresses responses larger than one packet. Compressed requests are refused: they could expand without limit. */
export const compression = plugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
});
