import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Answers of more than a packet travel compressed. Compressed requests are not taken: they could grow without end. */
export const compression = plugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
});
