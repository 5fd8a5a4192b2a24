import { chemicalEndpoints } from 'contract/catalog';
import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import { importEndpoints } from 'contract/transfer';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { ApiProblem } from '../../core/problem';
import type { Services } from '../../core/services';
import { loadNames } from '../format/names';
import { formatOf } from '../format/format-of';
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
      const format = formatOf(services, resource);
      return { data: await startCheck(services, { format, id, mapping, decimalSign, viewer }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.start,
    handler: async ({ id, viewer }) => ({ data: await startImport(services, { id, viewer }) }),
  });
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
    handler: async ({ query: { resource } }) => ({
      data: importGuide(formatOf(services, resource)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.list,
    handler: ({ query }) => listImports(database, query),
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.get,
    handler: async ({ id }) => ({ data: await readImport(database, id) }),
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.rows,
    handler: async ({ id, query }) => {
      const format = formatOf(services, (await readImport(database, id)).resource);
      const rows = await listRows(database, id, query);
      const names = await loadNames(database, services.tables, format.names);
      const told = rows.data.map((row) => ({
        ...row,
        changes: describeChanges(format, names, row),
      }));
      return { ...rows, data: told };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.report,
    handler: async ({ id, reply }) => sendReport(services, await readImport(database, id), reply),
  });
}
