import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { mountAdminCalls } from './admin/admin-calls';
import { mountNotificationCalls } from './admin/notification-calls';
import { mountCategoryCalls } from './catalog/category-calls';
import { mountChemicalCalls } from './catalog/chemical-calls';
import { mountChemicalSearchCalls } from './catalog/chemical-search-calls';
import { mountFindingCalls } from './catalog/finding-calls';
import { mountStructureCalls } from './catalog/structure-calls';
import { mountMetaCalls } from './content/meta-calls';
import { mountFileCalls } from './files/file-calls';
import { mountImportCalls } from './shared/import-calls';
import { mountJobCalls } from './shared/job-calls';
import { mountRecordCalls } from './shared/record-calls';
import { mountReleaseCalls } from './shared/release-calls';

/** All calls that are not those of a plain resource. */
export const verbs: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  mountAdminCalls,
  mountNotificationCalls,
  mountFileCalls,
  mountCategoryCalls,
  mountChemicalCalls,
  mountChemicalSearchCalls,
  mountStructureCalls,
  mountFindingCalls,
  mountMetaCalls,
  mountRecordCalls,
  mountJobCalls,
  mountImportCalls,
  mountReleaseCalls,
];
