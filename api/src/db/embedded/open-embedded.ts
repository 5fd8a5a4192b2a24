import { capitalized } from 'contract';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../kernel/env';
import type { StartReport } from '../../process/start-report';
import type { Migrations } from '../migrate';
import type { Pool } from '../pool';
import { CopyDiffers } from '../copy/copy-database';
import { createServerFolder, majorsIn, serverFolder } from './server-folder';
import { openServerFolder } from './server-folder-pool';
import { findFormerPrograms, findServerPrograms, type ServerPrograms } from './server-programs';
import { ServerUnfit } from './server-unfit';
import { setAside, takeOver } from './take-over';

/** The last version that takes over a database of PGlite. */
const lastWithPglite = '2969c9ee';

/** The embedded database cannot be opened; the message says why and what to do. */
export class EmbeddedUnavailable extends Error {
  override name = 'EmbeddedUnavailable';
}

export interface EmbeddedOptions {
  readonly env: Pick<Env, 'DATA_DIR'>;
  /** Whether the log of all changes is put aside, to be shipped. */
  readonly keepsLog?: boolean;
  /** A folder with an empty database to copy, `postgresql`. */
  readonly templates: string | undefined;
  readonly migrations: Migrations;
  readonly report: StartReport;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called when the database's own process is starting. */
  readonly onStarting?: () => void;
}

/**
 * Opens the database of the data folder, creating it if missing.
 *
 * @throws EmbeddedUnavailable
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Pool> {
  const majors = await majorsIn(options.env.DATA_DIR);
  if (majors.length === 0) refusePglite(options.env.DATA_DIR);
  try {
    return await openPostgres(options, await findServerPrograms(), majors);
  } catch (error) {
    if (error instanceof CopyDiffers) throw new EmbeddedUnavailable(sentence(error.message));
    if (!(error instanceof ServerUnfit)) throw error;
    throw new EmbeddedUnavailable(whyUnfit(error, options.env.DATA_DIR, majors.at(-1)));
  }
}

/** Earlier versions had a database of PGlite here, and copied it into PostgreSQL. */
function refusePglite(dataFolder: string): void {
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(folder)) return;
  throw new EmbeddedUnavailable(
    `The database in ${folder} was made by PGlite, which this version does not read. ` +
      `Start commit ${lastWithPglite} of the product once: it copies the database into PostgreSQL. Nothing was changed.`,
  );
}

function whyUnfit({ message }: ServerUnfit, dataFolder: string, major: number | undefined): string {
  if (major !== undefined) {
    const folder = serverFolder(dataFolder, major);
    return `The database is in ${folder}, and PostgreSQL cannot be started: ${message}.`;
  }
  return (
    `${sentence(message)} Set DATABASE_URL to a PostgreSQL server (15 or later), for example ` +
    'docker run -d -p 5432:5432 -e POSTGRES_PASSWORD=secret postgres:18 with DATABASE_URL=postgres://postgres:secret@localhost:5432/postgres.'
  );
}

async function openPostgres(
  options: EmbeddedOptions,
  programs: ServerPrograms,
  majors: readonly number[],
): Promise<Pool> {
  const { env, report, log, keepsLog, onStarting } = options;
  const { major } = programs;
  const folder = serverFolder(env.DATA_DIR, major);
  const former = majors.filter((each) => each !== major).at(-1);
  if (former !== undefined && former > major) throw tooNew(former, major);
  if (existsSync(folder)) {
    report('Opening the database');
    if (former !== undefined) await setAsideFormer(options, serverFolder(env.DATA_DIR, former));
    return openServerFolder({ programs, folder, log, keepsLog, onStarting });
  }
  if (former === undefined) return createPostgres(options, programs, folder);
  await upgrade(options, programs, former);
  return openServerFolder({ programs, folder, log, keepsLog });
}

/** A new database that cannot be started is removed: nothing is in it. */
async function createPostgres(
  { report, log, keepsLog, templates }: EmbeddedOptions,
  programs: ServerPrograms,
  folder: string,
): Promise<Pool> {
  report('Creating the database');
  const template = templates === undefined ? undefined : join(templates, 'postgresql');
  await createServerFolder(programs, folder, template);
  try {
    return await openServerFolder({ programs, folder, log, keepsLog });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function upgrade(
  options: EmbeddedOptions,
  programs: ServerPrograms,
  former: number,
): Promise<void> {
  const formerPrograms = await findFormerPrograms(former);
  if (!formerPrograms) {
    const needed = `The database is of PostgreSQL ${former}, and this version brings ${programs.major}.`;
    throw new EmbeddedUnavailable(
      `${needed} Install PostgreSQL ${former} beside it, for this start.`,
    );
  }
  const folder = serverFolder(options.env.DATA_DIR, former);
  const { env, report, log, migrations, templates } = options;
  const openFormer = () =>
    openServerFolder({ programs: formerPrograms, folder, log, statementLimit: 0 });
  const began = performance.now();
  report(`Copying the database of ${folder} into PostgreSQL ${programs.major}, once`);
  const copied = await takeOver({
    programs,
    folder: serverFolder(env.DATA_DIR, programs.major),
    log,
    former: folder,
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
async function setAsideFormer({ log }: EmbeddedOptions, former: string): Promise<void> {
  const aside = await setAside(former);
  if (aside !== undefined)
    log.warn({ former, aside }, 'A database taken over before was set aside');
}

function tooNew(found: number, own: number): EmbeddedUnavailable {
  return new EmbeddedUnavailable(
    `The database is of PostgreSQL ${found}, and this version brings ${own}. Start a newer version.`,
  );
}

function sentence(reason: string): string {
  return `${capitalized(reason)}.`;
}
