import { chemicalEndpoints } from 'contract/catalog';
import {
  customerContactEndpoints,
  customerEndpoints,
  salesPriceEndpoints,
  supplierContactEndpoints,
  supplierEndpoints,
  supplierPriceEndpoints,
} from 'contract/partner';
import { importEndpoints } from 'contract/transfer';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { requireResource } from '../../kernel/permission';
import { ApiProblem } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../kernel/services';
import { loadNames } from '../format/names';
import { hiddenFields, requireAllWritable } from '../../repository/hidden-fields';
import { formatFor } from '../format/format-for';
import { formatOf } from '../format/format-of';
import type { TransferFormat } from '../format/transfer-format';
import { importGuide } from './import-guide';
import { listRows, type StoredRow } from './import-rows';
import { listImports, readImport, type StoredImport } from './imports';
import { sendReport } from './send-report';
import { startCheck } from './start-check';
import { startImport } from './start-import';
import { findMistakes } from './find-mistakes';
import { previewFile, readAgain, takeFile } from './take-file';
import { describeChanges } from './describe-changes';

/** The endpoints that take files, by resource. */
export const uploadCalls: Readonly<Record<string, typeof chemicalEndpoints.import>> = {
  chemical: chemicalEndpoints.import,
  supplier: supplierEndpoints.import,
  customer: customerEndpoints.import,
  customerContact: customerContactEndpoints.import,
  supplierContact: supplierContactEndpoints.import,
  supplierPrice: supplierPriceEndpoints.import,
  salesPrice: salesPriceEndpoints.import,
};

/** Routes of an import: upload, mapping, dry run, import, report. */
export function mountImportRoutes(app: FastifyInstance, services: Services): void {
  for (const [resource, endpoint] of Object.entries(uploadCalls)) {
    mountUpload(app, services, { resource, endpoint });
  }
  mountReads(app, services);
  mountEndpoint(app, services, {
    endpoint: importEndpoints.check,
    handler: async ({ id, body: { mapping, decimalSign, choices }, viewer }) => {
      const { resource } = await readImport(services.database, id);
      const format = importFormat(services, resource, viewer);
      const check = { format, id, mapping, decimalSign, choices, viewer };
      const started = await startCheck(services, check);
      return { data: importFor(services, started, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.read,
    handler: async ({ id, body: reading, viewer }) => {
      const { resource } = await readImport(services.database, id);
      const format = importFormat(services, resource, viewer);
      const again = await readAgain(services, { format, id, reading });
      return { data: importFor(services, again, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.preview,
    handler: async ({ id, body: reading, viewer }) => {
      const stored = await readImport(services.database, id);
      importFormat(services, stored.resource, viewer);
      const preview = await previewFile(services, stored, { ...stored.reading, ...reading });
      return { data: maySeeCells(services, stored, viewer) ? preview : { ...preview, rows: [] } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.mistakes,
    handler: async ({ id, viewer }) => {
      const stored = await readImport(services.database, id);
      const format = importFormat(services, stored.resource, viewer);
      const data = await findMistakes(services, { stored, format });
      const isShown = maySeeCells(services, stored, viewer);
      return { data: isShown ? data : data.map((one) => ({ ...one, cells: [] })) };
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
      return { data: importFor(services, await startImport(services, { id, viewer }), viewer) };
    },
  });
}

/** How a resource is imported by a viewer: without the fields that they may not edit. */
function importFormat(services: Services, name: string, viewer: Viewer): TransferFormat {
  const format = formatOf(services, name);
  requireResource(viewer, format.resource, 'all');
  return formatFor(format, viewer, 'edit');
}

/** Of somebody else's file, the values in its columns may be of fields that the viewer may not see. */
function importFor(services: Services, stored: StoredImport, viewer: Viewer): StoredImport {
  if (maySeeCells(services, stored, viewer)) return stored;
  return { ...stored, columns: stored.columns.map((column) => ({ ...column, samples: [] })) };
}

/** Messages have the texts of cells: those of fields that the viewer may not see say only that there is one. */
function withoutHidden({ columns }: TransferFormat) {
  const seen = new Set(columns.flatMap(({ name, fields }) => [name, ...fields]));
  return (errors: StoredRow['errors']): StoredRow['errors'] =>
    errors.map(({ path, message, ...error }) =>
      path === '' || path === 'similar' || seen.has(path)
        ? { path, message, ...error }
        : { path: '', message: 'A value that you may not see cannot be read, or is left out' },
    );
}

function maySeeCells(services: Services, stored: StoredImport, viewer: Viewer): boolean {
  const { resource } = formatOf(services, stored.resource);
  const isOwn = viewer.kind === 'admin' && viewer.adminId === stored.adminId;
  return isOwn || hiddenFields(resource, viewer).size === 0;
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
    handler: async ({ query, viewer }) => {
      importFormat(services, query.resource, viewer);
      const page = await listImports(database, query);
      return { ...page, data: page.data.map((stored) => importFor(services, stored, viewer)) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.get,
    handler: async ({ id, viewer }) => {
      const stored = await readImport(database, id);
      importFormat(services, stored.resource, viewer);
      return { data: importFor(services, stored, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: importEndpoints.rows,
    handler: async ({ id, query, viewer }) => {
      const stored = await readImport(database, id);
      const format = importFormat(services, stored.resource, viewer);
      const errorsFor = maySeeCells(services, stored, viewer)
        ? (errors: StoredRow['errors']) => errors
        : withoutHidden(format);
      const rows = await listRows(database, id, query);
      const names = await loadNames(database, services.tables, format.names);
      const described = rows.data.map((row) => ({
        ...row,
        changes: describeChanges(format, names, row),
        errors: errorsFor(row.errors),
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
