import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { mountAdminCalls } from './admin/admin-calls';
import { mountDashboardCalls } from './admin/dashboard-calls';
import { mountNotificationCalls } from './admin/notification-calls';
import { mountCategoryCalls } from './catalog/category-calls';
import { mountChemicalCalls } from './catalog/chemical-calls';
import { mountChemicalCardCalls } from './catalog/chemical-card-calls';
import { mountChemicalSearchCalls } from './catalog/chemical-search-calls';
import { mountFindingCalls } from './catalog/finding-calls';
import { mountStructureCalls } from './catalog/structure-calls';
import { mountBlogCalls } from './content/blog-calls';
import { mountContentCalls } from './content/content-calls';
import { mountMediaCalls } from './content/media-calls';
import { mountSingleRecordCalls } from './content/single-record-calls';
import { mountMetaCalls } from './content/meta-calls';
import { mountTemplateCalls } from './email/template-calls';
import { mountEmailCalls } from './email/email-calls';
import { mountMailServerCalls } from './email/mail-server-calls';
import { mountMailboxCalls } from './email/mailbox-calls';
import { mountFileCalls } from './files/file-calls';
import { mountInquiryCalls } from './inquiry/inquiry-calls';
import { mountVisitorCalls } from './inquiry/visitor-calls';
import { mountPartnerCalls } from './partners/partner-calls';
import { mountReleaseCalls } from './releases/release-calls';
import { mountImportCalls } from './shared/import-calls';
import { mountJobCalls } from './shared/job-calls';
import { mountRecordCalls } from './shared/record-calls';
import { mountRecordSearchCalls } from './shared/record-search-calls';

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
