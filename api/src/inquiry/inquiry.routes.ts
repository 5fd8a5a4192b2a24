import {
  answerTimeEndpoints,
  followUpEndpoints,
  inquiryEndpoints,
  statusEndpoints,
} from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readAnswerTime } from './answer-time';
import { countInquiries } from './count-inquiries';
import { countFollowUps, dueFollowUps, followUpsOf } from './follow-up-lists';
import { readTimeline } from './timeline';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { selection, living, source } from '../repository/columns';
import { extentOf } from '../repository/hidden-fields';
import { readPage } from '../repository/one-page';
import { orderRecords } from '../repository/order-records';
import { getRecord } from '../repository/read';
import { inquiryTable } from './inquiry.table';
import { statusTable } from './status.table';
import type { Services } from '../kernel/services';
import { requireAdmin } from '../kernel/viewer';

/** Staff routes for inquiries, follow-ups and statuses, beyond those of every resource. */
export function mountInquiryRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: answerTimeEndpoints.get,
    // No write outdates it: each mail would, and a median of a year hardly moves within the hour.
    cacheTags: [],
    ttl: 60 * 60_000,
    handler: async () => ({ data: { hours: await readAnswerTime(database) } }),
  });
  mountEndpoint(app, services, {
    endpoint: inquiryEndpoints.counts,
    handler: async ({ query: { dueBefore }, viewer }) => {
      const { adminId } = requireAdmin(viewer);
      return { data: await countInquiries(database, { adminId, dueBefore }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: inquiryEndpoints.timeline,
    handler: async ({ id, query, viewer }) => {
      await getRecord(database, inquiryTable, id, viewer);
      return readTimeline(database, id, { ...query, viewer });
    },
  });
  mountEndpoint(app, services, {
    endpoint: inquiryEndpoints.similar,
    handler: ({ query: { email, exceptId, ...page }, viewer }) =>
      readPage(database, {
        ...page,
        columns: selection(inquiryTable, extentOf(inquiryTable.resource, viewer, 'list')),
        from: source(inquiryTable),
        where: sql<boolean>`${living(inquiryTable)} and record.email = ${email}
          and record._id is distinct from ${exceptId ?? null}`,
        orderBy: sql`record.created_at desc, record._id desc`,
      }),
  });
  mountEndpoint(app, services, {
    endpoint: statusEndpoints.reorder,
    handler: async ({ body: { ids }, viewer }) => ({
      data: { changed: await orderRecords(services, { table: statusTable, ids, viewer }) },
    }),
  });
  mountFollowUpRoutes(app, services);
}

function mountFollowUpRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: followUpEndpoints.today,
    handler: ({ query: { mine, ...due }, viewer }) => {
      const { adminId } = requireAdmin(viewer);
      return dueFollowUps(database, { ...due, adminId: mine ? adminId : undefined });
    },
  });
  mountEndpoint(app, services, {
    endpoint: followUpEndpoints.byInquiry,
    handler: ({ id, query }) => followUpsOf(database, id, query),
  });
  mountEndpoint(app, services, {
    endpoint: followUpEndpoints.countByInquiry,
    handler: async ({ id }) => ({ data: await countFollowUps(database, id) }),
  });
}
