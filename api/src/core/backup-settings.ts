import { z } from 'zod';

/** The settings of backups. */
export const backupSettings = {
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC, such as 02:30')
    .optional(),
  BACKUP_KEEP: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(7),
  BACKUP_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
};

export function checkBackup(
  env: { readonly BACKUP_AT?: string | undefined; readonly BACKUP_FOLDER?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (env.BACKUP_AT === undefined || env.BACKUP_FOLDER !== undefined) return;
  const message = 'is needed with BACKUP_AT: where the backups go';
  context.addIssue({ code: 'custom', path: ['BACKUP_FOLDER'], message });
}
