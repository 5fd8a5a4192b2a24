import { createHash } from 'node:crypto';
import { calendarEndpoints, maxCalendarEntries } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { invalidField, worded } from '../../kernel/problem';
import { panelAddress, publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { followUpsDueIn } from '../follow-up-lists';
import { feedText, readFeed, removeFeed, renewFeed } from './calendar-feed';

const day = 86_400_000;
const maxDays = 45;

/** The calendar of follow-ups in the panel, and people's feeds for other calendars. */
export function mountCalendarRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: calendarEndpoints.range,
    handler: async ({ query: { from, until, adminId } }) => {
      if (Date.parse(until) - Date.parse(from) > maxDays * day)
        throw invalidField('until', worded`Choose a period of at most ${{ maxDays }} days`);
      const page = { page: 1, pageSize: maxCalendarEntries };
      const { data, total } = await followUpsDueIn(database, { ...page, from, until, adminId });
      return { data: { entries: data, hasMore: total > data.length } };
    },
  });
  mountFeed(app, services);
}

function mountFeed(app: FastifyInstance, services: Services): void {
  const { database, env } = services;
  mountEndpoint(app, services, {
    endpoint: calendarEndpoints.readFeed,
    handler: async ({ viewer }) => ({
      data: (await readFeed(database, requireAdmin(viewer).adminId)) ?? null,
    }),
  });
  mountEndpoint(app, services, {
    endpoint: calendarEndpoints.renewFeed,
    handler: async ({ viewer }) => {
      const { key, createdAt } = await renewFeed(database, requireAdmin(viewer).adminId);
      const url = `${publicUrlOf(env)}/api/${calendarEndpoints.feed.path}?token=${key}`;
      return { data: { createdAt, url } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: calendarEndpoints.removeFeed,
    handler: async ({ viewer }) => ({
      data: { removed: await removeFeed(database, requireAdmin(viewer).adminId) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: calendarEndpoints.feed,
    handler: async ({ query: { token }, request, reply }) => {
      const text = await feedText(database, { key: token, panelUrl: panelAddress(env) });
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (request.headers['if-none-match'] === etag) await reply.code(304).send();
      else await reply.type('text/calendar; charset=utf-8').send(text);
      return undefined;
    },
  });
}
