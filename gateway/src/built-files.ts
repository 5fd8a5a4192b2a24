import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FilePlaces {
  readonly shell: string;
  readonly remotes: string;
}

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** The immutable files of the shell and of the released remotes, compressed by their builds. */
export async function builtFiles(app: FastifyInstance, { shell, remotes }: FilePlaces) {
  const places = [
    { root: shell, prefix: '/shell/', decorateReply: true },
    { root: remotes, prefix: '/remotes/', decorateReply: false },
  ];
  for (const place of places) {
    await app.register(fastifyStatic, {
      ...place,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.headers(immutable);
      },
    });
  }
}
