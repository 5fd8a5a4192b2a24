import { z } from 'zod';
import { BucketUrl } from './bucket-address';

/** The settings of backups. */
export const backupSettings = {
  BACKUP_FOLDER: z.string().min(1).optional().meta({
    description: 'where backups go, readable by nobody else ([operations](operations.md#backup))',
  }),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC, such as 02:30')
    .optional()
    .meta({
      description:
        'the time of the day in UTC at which a backup is made and verified, such as `02:30`; the first one at once',
    }),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^[1-9]\d{0,3}(?: *, *\d{1,4}){0,2}$/,
      'must be a number of backups, such as 7, or of days, weeks and months: 7,4,12',
    )
    .default('7')
    .transform((text) => {
      const [days = 7, weeks = 0, months = 0] = text.split(',').map(Number);
      return { days, weeks, months };
    })
    .meta({
      usual: '`7`',
      description:
        'verified backups that stay in the folder: the newest; with two more numbers, as in `7,4,12`, the last one of each of so many weeks and months as well',
    }),
  BACKUP_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional()
    .meta({
      description:
        'encrypts backups; 32 bytes in base64 (`openssl rand -base64 32`). Keep it elsewhere too: without it no backup can be read',
    }),
  BACKUP_BUCKET: BucketUrl.optional().meta({
    description:
      'where the folder of backups is copied to as well, such as `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`, percent-encoded; with it `BACKUP_KEY`',
  }),
};

interface BackupPlaces {
  readonly BACKUP_AT?: string | undefined;
  readonly BACKUP_FOLDER?: string | undefined;
  readonly BACKUP_KEY?: string | undefined;
  readonly BACKUP_BUCKET?: unknown;
}

export function checkBackup(env: BackupPlaces, context: z.core.$RefinementCtx): void {
  const require = (key: 'BACKUP_FOLDER' | 'BACKUP_KEY', message: string) => {
    if (env[key] === undefined) context.addIssue({ code: 'custom', path: [key], message });
  };
  if (env.BACKUP_AT !== undefined)
    require('BACKUP_FOLDER', 'is needed with BACKUP_AT: where the backups go');
  if (env.BACKUP_BUCKET === undefined) return;
  require('BACKUP_FOLDER', 'is needed with BACKUP_BUCKET: what is copied there');
  require('BACKUP_KEY', 'is needed with BACKUP_BUCKET: a service should not read what it keeps');
}

/** The key of encrypted backups, if they are to be encrypted. */
export function backupKey({
  BACKUP_KEY,
}: {
  readonly BACKUP_KEY?: string | undefined;
}): Uint8Array | undefined {
  return BACKUP_KEY === undefined ? undefined : Buffer.from(BACKUP_KEY, 'base64');
}
