import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FilePlaces {
  readonly shell: string;
  readonly remotes: string;
}

/** The immutable files of the shell and of the released remotes, compressed by their builds. */
export async function builtFiles(app: FastifyInstance, { shell, remotes }: FilePlaces) {
  const places = [
    { root: shell, prefix: '/shell/', decorateReply: true },
    { root: remotes, prefix: '/remotes/', decorateReply: false },
  ];
  for (const place of places) {
    await app.register(fastifyStatic, {
      ...place,
      root: join(place.root),
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('x-content-type-options', 'nosniff');
      },
    });
  }
}
