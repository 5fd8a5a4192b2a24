import type { FastifyInstance } from 'fastify';
import type { Services } from './services';
import { mountAdminCalls } from '../staff/admin.routes';
import { mountDashboardCalls } from '../staff/dashboard/dashboard.routes';
import { mountNotificationCalls } from '../staff/notification/notification.routes';
import { mountCategoryCalls } from '../catalog/category/category.routes';
import { mountChemicalCalls } from '../catalog/chemical/chemical.routes';
import { mountChemicalCardCalls } from '../catalog/card/chemical-card.routes';
import { mountChemicalSearchCalls } from '../catalog/search/chemical-search.routes';
import { mountFindingCalls } from '../catalog/structure/finding.routes';
import { mountStructureCalls } from '../catalog/structure/structure.routes';
import { mountBlogCalls } from '../content/blog/blog.routes';
import { mountContentCalls } from '../content/content.routes';
import { mountMediaCalls } from '../content/media/media.routes';
import { mountSingleRecordCalls } from '../content/single-record.routes';
import { mountMetaCalls } from '../content/meta/meta.routes';
import { mountTemplateCalls } from '../email/template/template.routes';
import { mountEmailCalls } from '../email/email.routes';
import { mountMailServerCalls } from '../email/mail-server/mail-server.routes';
import { mountMailboxCalls } from '../email/mailbox.routes';
import { mountFileCalls } from '../file/file.routes';
import { mountInquiryCalls } from '../inquiry/inquiry.routes';
import { mountVisitorCalls } from '../inquiry/public-form/visitor.routes';
import { mountPartnerCalls } from '../partner/partner.routes';
import { mountReleaseCalls } from '../release/release.routes';
import { mountImportCalls } from '../transfer/import/import.routes';
import { mountJobCalls } from '../jobs/job.routes';
import { mountRecordCalls } from '../record/record.routes';
import { mountRecordSearchCalls } from '../record/record-search.routes';

/** All calls that are not those of a plain resource. */
export const verbs: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  mountAdminCalls,
  mountNotificationCalls,
  mountDashboardCalls,
  mountFileCalls,
  mountCategoryCalls,
  mountChemicalCalls,
  mountChemicalSearchCalls,
  mountChemicalCardCalls,
  mountStructureCalls,
  mountFindingCalls,
  mountPartnerCalls,
  mountInquiryCalls,
  mountVisitorCalls,
  mountTemplateCalls,
  mountMailServerCalls,
  mountEmailCalls,
  mountMailboxCalls,
  mountMetaCalls,
  mountBlogCalls,
  mountContentCalls,
  mountSingleRecordCalls,
  mountMediaCalls,
  mountRecordCalls,
  mountRecordSearchCalls,
  mountJobCalls,
  mountImportCalls,
  mountReleaseCalls,
];
