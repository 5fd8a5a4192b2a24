import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { largestUpload } from '../../file/prepare-upload';

/** Parses `multipart/form-data`, within limits. */
export const forms = plugin(async (app: FastifyInstance) => {
  await app.register(multipart, {
    limits: {
      files: 20,
      fileSize: largestUpload.content,
      fields: 300,
      fieldSize: 1_000_000,
      fieldNameSize: 200,
      parts: 320,
    },
  });
});
