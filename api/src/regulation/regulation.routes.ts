import { maxEditionBytes, regulationEndpoints } from 'contract/regulation';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { affectedChemicals, changesOf } from './affected-chemicals';
import { applyImport, undoImport } from './apply-import';
import { countUnfilled } from './count-unfilled';
import { readEditions } from './read-editions';
import { lookUp } from './look-up';
import {
  addRegulatoryImport,
  listRegulatoryImports,
  readRegulatoryImport,
  removeRegulatoryImport,
} from './regulatory-imports';
import { statementTable } from './statement-tables';
import { readUploadedFile } from './table-files';
import { takeOver } from './take-over';
import { customersToTell, tellCustomers } from './tell-customers';
import { addWorkbook, readWorkbook } from './workbook/workbook-edition';

/** Routes for the regulatory tables. */
export function mountRegulationRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.editions,
    handler: async () => ({ data: await readEditions(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.lookUp,
    handler: async ({ query }) => ({ data: await lookUp(database, query) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.statements,
    handler: async ({ query }) => ({ data: await statementTable(query.language) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.takeOver,
    handler: async ({ body: { selection, isPublishing = false }, viewer }) => ({
      data: await takeOver(services, { selection, isPublishing, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.unfilled,
    handler: async ({ body: { selection }, viewer }) => ({
      data: await countUnfilled(services, { selection, viewer }),
    }),
  });
  mountImportRoutes(app, services);
}

/** Routes for newer editions of the tables. */
function mountImportRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.imports,
    handler: async () => ({ data: await listRegulatoryImports(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.addImport,
    bodyLimit: maxEditionBytes,
    handler: async ({ body }) => ({ data: await addRegulatoryImport(database, body) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.readWorkbook,
    bodyLimit: maxEditionBytes,
    handler: async ({ body }) => ({ data: await readWorkbook(database, body) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.addWorkbook,
    bodyLimit: maxEditionBytes,
    handler: async ({ body }) => ({ data: await addWorkbook(database, body) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.addShipped,
    handler: async ({ body: { kind } }) => ({
      data: await addRegulatoryImport(database, await readUploadedFile(kind)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.undoImport,
    handler: async ({ id, viewer }) => ({ data: await undoImport(database, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.changes,
    handler: async ({ id, query }) =>
      changesOf(database, await readRegulatoryImport(database, id), query),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.affected,
    handler: async ({ id, query }) =>
      affectedChemicals(database, await readRegulatoryImport(database, id), query),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.applyImport,
    handler: async ({ id, body: { replacesSameEdition }, viewer }) => ({
      data: await applyImport(database, { id, replacesSameEdition, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.customersToTell,
    handler: async ({ id }) => ({
      data: await customersToTell(database, await readRegulatoryImport(database, id)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.tellCustomers,
    handler: async ({ id, viewer }) => ({ data: await tellCustomers(services, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.removeImport,
    handler: async ({ id }) => {
      await removeRegulatoryImport(database, id);
      return { data: await listRegulatoryImports(database) };
    },
  });
}
