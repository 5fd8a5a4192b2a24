import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { readEntries } from '../backup/backup-archive';
import { BackupDamaged, type SealedFile } from '../../storage/sealed-file';

/** The first entry of a base. */
export const BaseManifest = z.object({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  /** Of PostgreSQL: the files of one cannot be read by another. */
  major: z.number().int(),
  /** The first segment of the log that it needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
});
export type BaseManifest = z.output<typeof BaseManifest>;

/** The last entry: with it the base is whole. */
export const BaseEnd = z.object({
  /** From this moment on it can be restored. */
  endedAt: z.iso.datetime(),
  folders: z.array(z.string()),
});
export type BaseEnd = z.output<typeof BaseEnd>;

export const manifestName = 'manifest.json';
export const endName = 'end.json';
export const databasePrefix = 'database/';

/** @throws BackupDamaged, NotDecrypted */
export async function readBaseManifest(file: SealedFile): Promise<BaseManifest> {
  const entries = readEntries(file);
  try {
    const { value: first } = await entries.next();
    if (first?.name === manifestName)
      return BaseManifest.parse(JSON.parse((await buffer(first.stream)).toString('utf8')));
    throw new BackupDamaged(`${file.path} is no copy of a database.`);
  } finally {
    await entries.return(undefined);
  }
}
