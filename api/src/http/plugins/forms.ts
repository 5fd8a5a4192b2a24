import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

interface FormOptions {
  /** Maximum size of a file in bytes, where the call names no other. */
  readonly fileSize: number;
}

/** Parses `multipart/form-data`, within limits. */
export const forms = plugin(async (app: FastifyInstance, { fileSize }: FormOptions) => {
  await app.register(multipart, {
    limits: {
      files: 20,
      fileSize,
      fields: 300,
      fieldSize: 1_000_000,
      fieldNameSize: 200,
      parts: 320,
    },
  });
});
