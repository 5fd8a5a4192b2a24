import { capitalized } from 'contract';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../core/env';
import type { StartReport } from '../../core/start/start-report';
import { copyDatabaseTemplate } from '../database-template';
import type { Migrations } from '../migrate';
import { openEmbeddedPool } from '../pglite-pool';
import type { Pool } from '../pool';
import { CopyDiffers } from '../copy/copy-database';
import { createServerFolder, majorsIn, serverFolder } from './server-folder';
import { openServerFolder } from './server-folder-pool';
import { findFormerPrograms, findServerPrograms, type ServerPrograms } from './server-programs';
import { ServerUnfit } from './server-unfit';
import { setAside, takeOver } from './take-over';

/** The embedded database cannot be opened; the message says why and what to do. */
export class EmbeddedUnavailable extends Error {
  override name = 'EmbeddedUnavailable';
}

export interface EmbeddedOptions {
  readonly env: Pick<Env, 'DATA_DIR' | 'DATABASE_ENGINE'>;
  /** A folder with empty databases to copy: `postgresql` and `pglite`. */
  readonly templates: string | undefined;
  readonly migrations: Migrations;
  readonly report: StartReport;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called when the database's own process is starting. */
  readonly onStarting?: () => void;
}

/**
 * Opens the database of the data folder, creating it if missing: PostgreSQL, or PGlite where that does not run.
 *
 * @throws EmbeddedUnavailable
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Pool> {
  const { env, report } = options;
  if (env.DATABASE_ENGINE === 'pglite') {
    return openPglite(options, 'DATABASE_ENGINE is pglite, which cannot open it.');
  }
  try {
    return await openPostgres(options, await findServerPrograms());
  } catch (error) {
    if (!(error instanceof ServerUnfit || error instanceof CopyDiffers)) throw error;
    const reason = error.message;
    if (env.DATABASE_ENGINE === 'postgres') throw new EmbeddedUnavailable(sentence(reason));
    const pool = await openPglite(options, sentence(reason));
    report(`The database runs as PGlite, which takes two to three times as long: ${reason}`);
    return pool;
  }
}

async function openPostgres(options: EmbeddedOptions, programs: ServerPrograms): Promise<Pool> {
  const { env, report, log, onStarting } = options;
  const { major } = programs;
  const folder = serverFolder(env.DATA_DIR, major);
  const pglite = pgliteFolder(env.DATA_DIR);
  const former = (await majorsIn(env.DATA_DIR)).filter((each) => each !== major).at(-1);
  if (former !== undefined && former > major) throw tooNew(former, major);
  if (existsSync(folder)) {
    report('Opening the database');
    await setAsideAll(options, [pglite, former && serverFolder(env.DATA_DIR, former)]);
    return openServerFolder({ programs, folder, log, onStarting });
  }
  if (former !== undefined) await upgrade(options, programs, former);
  else if (existsSync(pglite)) {
    const openFormer = () => openEmbeddedPool(pglite, 0);
    await takeOverFrom(options, programs, { former: pglite, openFormer });
  } else return createPostgres(options, programs, folder);
  return openServerFolder({ programs, folder, log });
}

/** A new database that cannot be started is removed: nothing is in it. */
async function createPostgres(
  { report, log, templates }: EmbeddedOptions,
  programs: ServerPrograms,
  folder: string,
): Promise<Pool> {
  report('Creating the database');
  const template = templates === undefined ? undefined : join(templates, 'postgresql');
  await createServerFolder(programs, folder, template);
  try {
    return await openServerFolder({ programs, folder, log });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function upgrade(options: EmbeddedOptions, programs: ServerPrograms, former: number) {
  const formerPrograms = await findFormerPrograms(former);
  if (!formerPrograms) {
    const needed = `The database is of PostgreSQL ${former}, and this version brings ${programs.major}.`;
    throw new EmbeddedUnavailable(
      `${needed} Install PostgreSQL ${former} beside it, for this start.`,
    );
  }
  const folder = serverFolder(options.env.DATA_DIR, former);
  const { log } = options;
  const openFormer = () =>
    openServerFolder({ programs: formerPrograms, folder, log, statementLimit: 0 });
  await takeOverFrom(options, programs, { former: folder, openFormer });
}

interface Former {
  readonly former: string;
  readonly openFormer: () => Promise<Pool>;
}

async function takeOverFrom(
  { env, report, log, migrations, templates }: EmbeddedOptions,
  programs: ServerPrograms,
  { former, openFormer }: Former,
): Promise<void> {
  const began = performance.now();
  report(`Copying the database of ${former} into PostgreSQL ${programs.major}, once`);
  const copied = await takeOver({
    programs,
    folder: serverFolder(env.DATA_DIR, programs.major),
    log,
    former,
    openFormer,
    template: templates === undefined ? undefined : join(templates, 'postgresql'),
    migrations,
    report,
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  log.info({ ...copied, seconds }, 'The database was copied into PostgreSQL, every row compared');
  report(`Copied and compared ${copied.rows} rows of ${copied.tables} tables in ${seconds} s`);
}

/** A start that ended right after a copy was put into place has left what it was copied from. */
async function setAsideAll(
  { log }: EmbeddedOptions,
  folders: readonly (string | 0 | undefined)[],
): Promise<void> {
  for (const former of folders) {
    const aside = former ? await setAside(former) : undefined;
    if (aside !== undefined)
      log.warn({ former, aside }, 'A database taken over before was set aside');
  }
}

async function openPglite(
  { env, templates, report }: EmbeddedOptions,
  reason: string,
): Promise<Pool> {
  const [major] = await majorsIn(env.DATA_DIR);
  if (major !== undefined) {
    const place = serverFolder(env.DATA_DIR, major);
    throw new EmbeddedUnavailable(`The database is in ${place}, for PostgreSQL. ${reason}`);
  }
  const folder = pgliteFolder(env.DATA_DIR);
  report(`${existsSync(folder) ? 'Opening' : 'Creating'} the database`);
  if (templates !== undefined) await copyDatabaseTemplate(join(templates, 'pglite'), folder);
  return openEmbeddedPool(folder);
}

function pgliteFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

function tooNew(found: number, own: number): EmbeddedUnavailable {
  return new EmbeddedUnavailable(
    `The database is of PostgreSQL ${found}, and this version brings ${own}. Start a newer version.`,
  );
}

function sentence(reason: string): string {
  return `${capitalized(reason)}.`;
}
