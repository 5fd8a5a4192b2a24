import { z } from 'zod';

const Address = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: 'must be an address such as postgres://user:password@127.0.0.1:5432/trading',
});

/** The settings that say where the database is. */
export const databaseSettings = {
  DATABASE_URL: Address.optional().meta({
    description: 'a PostgreSQL server (15 or later) instead of the embedded database',
  }),
  DATABASE_DIRECT_URL: Address.optional().meta({
    description:
      "the server's own address where `DATABASE_URL` is a pooler in transaction mode, such as pgbouncer: notifications and migrations need connections of their own ([operations](operations.md#a-pooler))",
  }),
  DATABASE_READ_URL: Address.optional().meta({
    description:
      "a streaming replica: visitors' reads that may lag go to it while it is at most 5 seconds behind ([operations](operations.md#a-replica))",
  }),
};

interface DatabaseAddresses {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
}

/** The other addresses are of the same database. */
export function checkDatabase(env: DatabaseAddresses, context: z.core.$RefinementCtx): void {
  if (env.DATABASE_URL !== undefined) return;
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name] === undefined) continue;
    const message = 'is another address of the database at DATABASE_URL, which is not given';
    context.addIssue({ code: 'custom', path: [name], message });
  }
}
