import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { panelId, RemoteId, Version } from 'contract/release';
import type { FastifyInstance } from 'fastify';

export interface FilePlaces {
  readonly remotes: string;
  /** Ensures that the folder of a published version exists and is unchanged. */
  readonly ensure: (version: {
    remote: RemoteId;
    version: string;
  }) => Promise<'there' | 'revoked' | 'unknown'>;
}

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Serves the immutable files of the released panel and remotes, compressed by their builds. */
export async function builtFiles(app: FastifyInstance, { remotes, ensure }: FilePlaces) {
  for (const [prefix, root] of [
    ['/shell/', join(remotes, panelId)],
    ['/remotes/', remotes],
  ] as const) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const version = versionOf(request.url);
        const availability = version === undefined ? 'unknown' : await ensure(version);
        if (availability === 'unknown') return reply.callNotFound();
        if (availability === 'revoked') {
          return reply
            .code(410)
            .header('cache-control', 'no-store')
            .send('This version was revoked.');
        }
      });
      await scope.register(fastifyStatic, {
        ...shared,
        root,
        prefix,
        decorateReply: false,
        setHeaders: (reply, path) => {
          reply.headers(immutable);
          if (/\.svg(?:\.\w+)?$/.test(path)) reply.header('content-security-policy', pictureAlone);
        },
      });
    });
  }
}

const shared = { index: false, preCompressed: true, cacheControl: false } as const;

/** An SVG opened directly is a document of this origin; this policy blocks its scripts. */
const pictureAlone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The version that a file belongs to: `/remotes/mfe-email/1.4.1-9f0c6aa/…`, `/shell/1.0.0-5d8e1b2/…`. */
function versionOf(url: string) {
  const [, place, ...segments] = url.split('?')[0]?.split('/') ?? [];
  const [id, number] = place === panelId ? [panelId, ...segments] : segments;
  const [remote, version] = [RemoteId.safeParse(id), Version.safeParse(number)];
  if (!remote.success || !version.success) return undefined;
  return { remote: remote.data, version: version.data };
}
