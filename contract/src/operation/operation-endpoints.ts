import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { text } from '../text';
import { Maintenance, MaintenanceText } from './maintenance';
import { CheckedNotice, NewerVersion, VersionNotice } from './newer-version';
import { Build, LogLine, Operation } from './operation';

/** What everybody in the panel may know. */
export const OperationStatus = z.object({
  build: Build,
  maintenance: Maintenance.nullable(),
  /** For Owners alone. */
  newer: NewerVersion.nullable(),
});
export type OperationStatus = z.infer<typeof OperationStatus>;

/** Of Owners alone, whatever other roles may do with settings. */
const owners = { access: 'admin', needs: { settings: 'all' } } as const;

export const operationEndpoints = {
  status: endpoint({
    name: 'operation.status',
    method: 'GET',
    path: 'operation/status',
    access: 'admin',
    needs: 'account',
    answer: single(OperationStatus),
    summary: 'Which version runs, and whether the site is in maintenance',
  }),
  get: endpoint({
    ...owners,
    name: 'operation.get',
    method: 'GET',
    path: 'operation/get',
    answer: single(Operation),
    summary:
      'How the installation is: parts, queues, backups, certificates, storage, last errors; for Owners, read at most every ten seconds',
  }),
  findLines: endpoint({
    ...owners,
    name: 'operation.findLines',
    method: 'GET',
    path: 'operation/findLines',
    query: z.strictObject({ requestId: text(128) }),
    answer: single(z.array(LogLine)),
    summary: 'The last warnings and errors of the process that answers, of one request; for Owners',
  }),
  beginMaintenance: endpoint({
    ...owners,
    fresh: true,
    name: 'operation.beginMaintenance',
    method: 'PUT',
    path: 'operation/beginMaintenance',
    body: MaintenanceText,
    answer: single(Maintenance.nullable()),
    summary:
      'Shows visitors a page with a text in place of the site, and refuses their forms; for Owners',
  }),
  endMaintenance: endpoint({
    ...owners,
    name: 'operation.endMaintenance',
    method: 'PUT',
    path: 'operation/endMaintenance',
    answer: single(Maintenance.nullable()),
    summary: 'Opens the site again; for Owners',
  }),
  versionNotice: endpoint({
    ...owners,
    name: 'operation.versionNotice',
    method: 'GET',
    path: 'operation/versionNotice',
    answer: single(CheckedNotice),
    summary: 'Where the server asks for newer versions of the product; for Owners',
  }),
  updateVersionNotice: endpoint({
    ...owners,
    fresh: true,
    name: 'operation.updateVersionNotice',
    method: 'PUT',
    path: 'operation/updateVersionNotice',
    body: VersionNotice,
    answer: single(CheckedNotice),
    summary: 'Changes that address; null asks nowhere; for Owners',
  }),
} as const;
