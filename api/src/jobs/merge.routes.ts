import type { mergeEndpoints } from 'contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import type { ResourceTable } from '../repository/resource-table';
import { mergeRecords } from './merge-records';
import { findMerged } from './merged-records';
import { mergeRulesOf } from './merge-rules';

interface Merging {
  readonly endpoint: ReturnType<typeof mergeEndpoints>['merge'];
  readonly table: ResourceTable;
}

/** The call that merges two records of a resource, by its registered rules. */
export function mountMerge(
  app: FastifyInstance,
  services: Services,
  { endpoint, table }: Merging,
): void {
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint,
    handler: async ({ id: kept, body: { otherId: other, ...merge }, viewer }) => {
      const rules = mergeRulesOf(services, table.resource.name);
      const context = { database, tables, table, viewer, rules };
      return { data: await mergeRecords(context, { ...merge, kept, other }) };
    },
  });
}

interface Merged {
  readonly endpoint: ReturnType<typeof mergeEndpoints>['mergedInto'];
  readonly table: ResourceTable;
}

/** The call that says where a merged record went. */
export function mountMergedInto(
  app: FastifyInstance,
  services: Services,
  { endpoint, table }: Merged,
): void {
  mountEndpoint(app, services, {
    endpoint,
    handler: async ({ id }) => ({ data: await findMerged(services.database, table, id) }),
  });
}
