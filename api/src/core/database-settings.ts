import { z } from 'zod';

const Address = z.url({ protocol: /^postgres(?:ql)?$/ });

/** The settings that say where the database is. */
export const databaseSettings = {
  DATABASE_URL: Address.optional(),
  DATABASE_DIRECT_URL: Address.optional(),
  DATABASE_READ_URL: Address.optional(),
  DATABASE_ENGINE: z.enum(['postgres', 'pglite']).optional(),
  DATABASE_POOLER: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional(),
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

/** Who gives a direct address has a pooler at the other one. */
export function usesPooler({
  DATABASE_POOLER,
  DATABASE_DIRECT_URL,
}: DatabaseAddresses & { readonly DATABASE_POOLER?: boolean | undefined }): boolean {
  return DATABASE_POOLER ?? DATABASE_DIRECT_URL !== undefined;
}
