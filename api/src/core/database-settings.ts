import { z } from 'zod';

const Address = z.url({ protocol: /^postgres(?:ql)?$/ });

/** The settings that say where the database is. */
export const databaseSettings = {
  DATABASE_URL: Address.optional(),
  DATABASE_DIRECT_URL: Address.optional(),
  DATABASE_ENGINE: z.enum(['postgres', 'pglite']).optional(),
  DATABASE_POOLER: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional(),
};

interface DatabaseAddresses {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
}

/** The other addresses are of the same database. */
export function checkDatabase(env: DatabaseAddresses, context: z.core.$RefinementCtx): void {
  if (env.DATABASE_URL !== undefined || env.DATABASE_DIRECT_URL === undefined) return;
  const message =
    'is the other address of the database at DATABASE_URL, which is not given: give both';
  context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message });
}

/** Who gives a direct address has a pooler at the other one. */
export function usesPooler({
  DATABASE_POOLER,
  DATABASE_DIRECT_URL,
}: DatabaseAddresses & { readonly DATABASE_POOLER?: boolean | undefined }): boolean {
  return DATABASE_POOLER ?? DATABASE_DIRECT_URL !== undefined;
}
