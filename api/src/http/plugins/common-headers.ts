import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Env } from '../../kernel/env';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const year = 31_536_000;

/**
 * Headers of every response: of the API, the site, the panel and their files. A route may set its own value. HSTS is
 * sent for requests that came over TLS, or where `PUBLIC_URL` is `https`, and for this host alone: others of the company may
 * have no TLS.
 */
export const commonHeaders = plugin(
  async (app: FastifyInstance, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => {
    const isAlwaysTls = PUBLIC_URL?.startsWith('https:') ?? false;
    app.addHook('onSend', async ({ protocol }, reply) => {
      for (const [name, value] of Object.entries(headers)) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      if (!reply.hasHeader('cross-origin-resource-policy')) {
        const isForAll = reply.getHeader('access-control-allow-origin') === '*';
        reply.header('cross-origin-resource-policy', isForAll ? 'cross-origin' : 'same-origin');
      }
      if (isAlwaysTls || protocol === 'https') {
        reply.header('strict-transport-security', `max-age=${year}`);
      }
    });
  },
);
