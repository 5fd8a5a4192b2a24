import { chemicalEndpoints } from 'contract/catalog';
import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import { importEndpoints } from 'contract/transfer';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { requireResource } from '../../core/permission';
import { ApiProblem } from '../../core/problem';
import type { Viewer } from '../../core/viewer';
import type { Services } from '../../core/services';
import { loadNames } from '../format/names';
import { requireAllWritable } from '../../repository/hidden-fields';
import { formatFor } from '../format/format-for';
import { formatOf } from '../format/format-of';
import type { TransferFormat } from '../format/transfer-format';
import { importGuide } from './import-guide';
import { listRows } from './import-rows';
import { listImports, readImport } from './imports';
import { sendReport } from './send-report';
import { startCheck } from './start-check';
import { startImport } from './start-import';
import { takeFile } from './take-file';
import { describeChanges } from './describe-changes';

/** The endpoints that take files, by resource. */
export const uploadCalls: Readonly<Record<string, typeof chemicalEndpoints.import>> = {
  chemical: chemicalEndpoints.import,
  supplier: supplierEndpoints.import,
  customer: customerEndpoints.import,
};

/** Routes of an import: upload, mapping, dry run, import, report. */
export function mountImportRoutes(app: FastifyInstance, services: Services): void {
  for (const [resource, endpoint] of Object.entries(uploadCalls)) {
    mountUpload(app, services, { resource, endpoint });
  }
  mountReads(app, services);
  mountEndpoint(app, services, {
    endpoint: importEndpoints.check,
    handler: async ({ id, body: { mapping, decimalSign }, viewer }) => {
      const { resource } = await readImport(services.database, id);
      const format = importFormat(services, resource, viewer);
      return { data: await startCheck(services, { format, id, mapping, decimalSign, viewer }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.start,
    handler: async ({ id, viewer }) => {
      const stored = await readImport(services.database, id);
      const format = importFormat(services, stored.resource, viewer);
      const isKnown = (field: string) => format.columns.some(({ name }) => name === field);
      // Somebody else may have mapped columns that this person may not edit.
      if (!Object.values(stored.mapping).every(isKnown))
        requireAllWritable(format.resource, viewer);
      return { data: await startImport(services, { id, viewer }) };
    },
  });
}

/** How a resource is imported by a viewer: without the fields that they may not edit. */
function importFormat(services: Services, name: string, viewer: Viewer): TransferFormat {
  const format = formatOf(services, name);
  requireResource(viewer, format.resource, 'all');
  return formatFor(format, viewer, 'edit');
}

interface Upload {
  readonly resource: string;
  readonly endpoint: typeof chemicalEndpoints.import;
}

function mountUpload(
  app: FastifyInstance,
  services: Services,
  { resource, endpoint }: Upload,
): void {
  const format = formatOf(services, resource);
  mountEndpoint(app, services, {
    endpoint,
    handler: async ({ request, body: { file }, viewer }) => {
      if (!request.isMultipart())
        throw new ApiProblem('wrong-type', 'Send the file as a form part.');
      return { data: await takeFile(services, { format, file, viewer }) };
    },
  });
}

function mountReads(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: importEndpoints.guide,
    handler: async ({ query: { resource }, viewer }) => ({
      data: importGuide(importFormat(services, resource, viewer)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.list,
    handler: ({ query, viewer }) => {
      importFormat(services, query.resource, viewer);
      return listImports(database, query);
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.get,
    handler: async ({ id, viewer }) => {
      const stored = await readImport(database, id);
      importFormat(services, stored.resource, viewer);
      return { data: stored };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.rows,
    handler: async ({ id, query, viewer }) => {
      const format = importFormat(services, (await readImport(database, id)).resource, viewer);
      const rows = await listRows(database, id, query);
      const names = await loadNames(database, services.tables, format.names);
      const described = rows.data.map((row) => ({
        ...row,
        changes: describeChanges(format, names, row),
      }));
      return { ...rows, data: described };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.report,
    handler: async ({ id, reply, viewer }) => {
      const stored = await readImport(database, id);
      const { resource } = importFormat(services, stored.resource, viewer);
      requireAllWritable(resource, viewer);
      return sendReport(services, stored, reply);
    },
  });
}
