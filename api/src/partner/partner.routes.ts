import { customerEndpoints, supplierEndpoints, tradeEndpoints } from 'contract/partner';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { findTraded } from './find-traded';
import {
  chemicalsOf,
  chemicalsToLink,
  countPartnersOf,
  partnersOf,
  type PartnerTable,
} from './linked-lists';
import { findSimilar, type DuplicateKeyTable } from './duplicate-keys';
import { linkChemicals, unlinkChemicals } from './chemical-links';
import { findMerged } from '../jobs/merged-records';
import { mountMerge } from '../jobs/merge.routes';
import { countByLetter, listRecords } from '../repository/read';
import { customerTable } from './customer.table';
import { supplierTable } from './supplier.table';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';

/** Routes for suppliers and customers beyond those of every resource, and those for both. */
export function mountPartnerRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountCallsOf(app, services, {
    endpoints: supplierEndpoints,
    field: 'chemical_ids',
    table: supplierTable,
    duplicateKeys: 'supplierMark',
  });
  mountCallsOf(app, services, {
    endpoints: customerEndpoints,
    field: 'chemicalId',
    table: customerTable,
    duplicateKeys: 'customerMark',
  });
  mountEndpoint(app, services, {
    endpoint: supplierEndpoints.countByChemical,
    handler: async ({ query: { chemicalId } }) => ({
      data: { count: await countPartnersOf(database, supplierTable, chemicalId) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: tradeEndpoints.findTraded,
    handler: async ({ query: { q } }) => ({ data: await findTraded(database, q) }),
  });
}

interface Partners {
  readonly endpoints: typeof supplierEndpoints | typeof customerEndpoints;
  /** The body's field with the chemicals. */
  readonly field: string;
  readonly table: PartnerTable;
  readonly duplicateKeys: DuplicateKeyTable;
}

function mountCallsOf(
  app: FastifyInstance,
  services: Services,
  { field, ...partners }: Partners,
): void {
  const { endpoints, table } = partners;
  mountLists(app, services, partners);
  const { database, tables } = services;
  mountMerge(app, services, { endpoint: endpoints.merge, table });
  mountEndpoint(app, services, {
    endpoint: endpoints.mergedInto,
    handler: async ({ id }) => {
      const merged = await findMerged(database, table, id);
      return { data: { ...merged, companyName: merged.title } };
    },
  });
  const contextOf = (viewer: Viewer) => ({ database, tables, table, viewer });
  mountEndpoint(app, services, {
    endpoint: endpoints.link,
    handler: async ({ id, body, viewer }) => {
      const mapping = { partnerId: id, chemicalIds: body, field };
      return { data: await linkChemicals(contextOf(viewer), mapping) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.unlink,
    handler: async ({ id, query: { chemicalId }, viewer }) => {
      const mapping = { partnerId: id, chemicalIds: [chemicalId] };
      return { data: { removed: await unlinkChemicals(contextOf(viewer), mapping) } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.unlinkMany,
    handler: async ({ id, body, viewer }) => {
      const mapping = { partnerId: id, chemicalIds: body };
      return { data: { removed: await unlinkChemicals(contextOf(viewer), mapping) } };
    },
  });
}

function mountLists(
  app: FastifyInstance,
  services: Services,
  { endpoints, table, duplicateKeys }: Omit<Partners, 'field'>,
): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: endpoints.byLetter,
    handler: ({ query: { alphabet, ...page }, viewer }) =>
      listRecords(database, table, { ...page, letter: alphabet }, viewer),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.letters,
    handler: async ({ viewer }) => ({ data: await countByLetter(database, table, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.byChemical,
    handler: ({ query, viewer }) => partnersOf(database, table, { ...query, viewer }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.chemicals,
    handler: ({ id, query }) => chemicalsOf(database, table, id, query),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.chemicalsToLink,
    handler: ({ id, query }) => chemicalsToLink(database, table, id, query),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.similar,
    handler: async ({ query }) => ({
      data: await findSimilar(database, { table, duplicateKeys }, query),
    }),
  });
}
