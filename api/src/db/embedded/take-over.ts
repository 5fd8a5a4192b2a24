import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { countedReport, type StartReport } from '../../process/start-report';
import { syncPath } from '../../process/sync-path';
import { openDatabase } from '../database';
import { migrate, type Migrations } from '../migrate';
import type { Pool } from '../pool';
import { copyDatabase, type CopiedDatabase } from '../copy/copy-database';
import type { EmbeddedServerOptions } from './embedded-server';
import { endLeftServer } from './left-server';
import { openServerFolder } from './server-folder-pool';
import { createServerFolder } from './server-folder';

export interface TakeOverOptions extends EmbeddedServerOptions {
  /** The folder of the database that is taken over. */
  readonly former: string;
  readonly openFormer: () => Promise<Pool>;
  readonly template: string | undefined;
  readonly migrations: Migrations;
  readonly report: StartReport;
}

/**
 * Copies a database that another major version wrote into `folder`, which must not exist: at its place
 * only when every row is there. When it is interrupted, the next start begins again.
 */
export async function takeOver(options: TakeOverOptions): Promise<CopiedDatabase> {
  const { programs, folder, former, template } = options;
  const draft = `${folder}.new`;
  if (existsSync(draft)) await endLeftServer(draft);
  await rm(draft, { recursive: true, force: true });
  await createServerFolder(programs, draft, template);
  const copied = await copyTo(draft, options).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    throw error;
  });
  await rename(draft, folder);
  await syncPath(dirname(folder));
  await setAside(former);
  return copied;
}

async function copyTo(
  folder: string,
  { programs, log, openFormer, migrations, report }: TakeOverOptions,
): Promise<CopiedDatabase> {
  const from = await openFormer();
  try {
    await migrate(openDatabase(from), migrations, report);
    const to = await openServerFolder({ programs, folder, log, statementLimit: 0 });
    try {
      await migrate(openDatabase(to), migrations);
      const onProgress = countedReport(report, (rows) => `Copying the database: ${rows} rows`);
      return await copyDatabase({ from, to, onProgress });
    } finally {
      await to.end();
    }
  } finally {
    await from.end();
  }
}

/** Keeps a database that was taken over, as a backup. */
export async function setAside(former: string): Promise<string | undefined> {
  if (!existsSync(former)) return undefined;
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = join(dirname(former), `before-takeover-${stamp}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(former, join(aside, basename(former)));
  return aside;
}
