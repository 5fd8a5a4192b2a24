import { templateEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { renderMail } from './render-mail';
import { previewValues } from '../values/preview-values';
import { requireMailRecords } from '../require-mail-records';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';

/** Routes for templates beyond those of every resource. */
export function mountTemplateRoutes(app: FastifyInstance, services: Services): void {
  const { database, env } = services;
  mountEndpoint(app, services, {
    endpoint: templateEndpoints.preview,
    handler: async ({ body: { subject, html, text = null, records }, viewer }) => {
      const { adminId } = requireAdmin(viewer);
      requireMailRecords(viewer, records);
      const context = { adminId, publicUrl: publicUrlOf(env) };
      const values = await previewValues(database, records, context);
      return { data: renderMail({ subject, html, text }, values) };
    },
  });
}
