import { RetentionKind, retentionEndpoints as endpoints } from 'contract/privacy';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import type { Database } from '../../db/database';
import { readPage } from '../../repository/one-page';
import { countDue } from './due';
import { readRules, writeRule } from './rules';

/** Routes for what is removed by itself. */
export function mountRetentionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: endpoints.get,
    handler: async () => ({ data: await rulesWithDue(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.preview,
    handler: async ({ body: { kind, period } }) => ({
      data: { due: await countDue(database, kind, period) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.update,
    handler: async ({ body, viewer }) => {
      await writeRule(database, body, viewer);
      return { data: await rulesWithDue(database) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.runs,
    handler: ({ query }) =>
      readPage(database, {
        ...query,
        columns: sql`run._id, run.kind, run.at, run.before, run.removed, run.files`,
        from: sql`retention_run as run`,
        where: sql<boolean>`true`,
        orderBy: sql`run.at desc, run._id desc`,
      }),
  });
}

async function rulesWithDue(database: Database) {
  const rules = await readRules(database);
  return Promise.all(
    RetentionKind.options.map(async (kind) => ({
      kind,
      period: rules[kind],
      due: await countDue(database, kind, rules[kind]),
    })),
  );
}
