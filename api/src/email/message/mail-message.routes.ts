import { mailMessageEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import { andVisible } from '../../repository/hidden-rows';
import { embedPictures } from '../pictures/embed-pictures';
import { attachMessage, sortMessage } from './move-message';
import { mailMessageTable } from './mail-message.table';
import { proposeInquiries } from './propose-inquiries';

/** Routes of received messages beyond those of every resource. A message of somebody else's mailbox is not found. */
export function mountMailMessageRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: mailMessageEndpoints.proposals,
    handler: async ({ id, viewer }) => {
      await getRecord(database, mailMessageTable, id, viewer);
      const message = await database
        .selectFrom('mailMessage')
        .select(['references', 'inReplyTo', 'subject', 'fromAddress', 'ownerId'])
        .where('_id', '=', id)
        .executeTakeFirst();
      if (!message) throw notFound('message');
      return { data: await proposeInquiries(database, message) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailMessageEndpoints.attach,
    handler: async ({ id, body: { inquiryId }, viewer }) => ({
      data: await attachMessage(services, { id, inquiryId, viewer: requireAdmin(viewer) }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailMessageEndpoints.sort,
    handler: async ({ id, body: { state }, viewer }) => ({
      data: await sortMessage(services, { id, state, viewer: requireAdmin(viewer) }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailMessageEndpoints.open,
    handler: async ({ body: { inquiryId }, viewer }) => {
      const { rows } = await sql`
        update mail_message as record set opened_at = now(), updated_at = now()
        where record.inquiry_id = ${inquiryId} and record.opened_at is null and record.state = 'attached'
          ${andVisible(mailMessageTable, viewer)} returning 1`.execute(database);
      return { data: { opened: rows.length } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailMessageEndpoints.pictures,
    handler: async ({ id, viewer }) => {
      const { html } = await getRecord(database, mailMessageTable, id, viewer);
      const row = await database
        .selectFrom('mailMessage')
        .select('picturedHtml')
        .where('_id', '=', id)
        .executeTakeFirst();
      const pictured = row?.picturedHtml ?? null;
      if (pictured === null) return { data: { html, missing: 0 } };
      return { data: await embedPictures(pictured, { allowPrivate: false }) };
    },
  });
}
