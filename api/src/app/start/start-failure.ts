import { NotBackedUp } from '../backup/back-up-before-update';
import { DataFolderInUse } from '../../process/data-folder';
import { DatabaseTooNew } from '../../db/compatible-versions';
import { EmbeddedUnavailable } from '../../db/embedded/open-embedded';
import { UnfinishedCopy } from '../../db/copy/unfinished-copy';
import { DatabaseError, DatabaseUnavailable } from '../../db/database-error';
import { type Env, EnvError } from '../../kernel/env';
import { StorageError } from '../../storage/storage';
import { SecretDamaged } from '../../kernel/secrets/read-secrets';

type Listener = Pick<Env, 'HOST' | 'PORT' | 'DATA_DIR'>;

/**
 * Why the process could not start and what to do about it, in one line, for errors of the environment; undefined for
 * errors of the program.
 */
export function startFailure(error: unknown, listener: Listener | undefined): string | undefined {
  if (error instanceof EnvError || error instanceof DataFolderInUse) return error.message;
  if (error instanceof DatabaseTooNew || error instanceof EmbeddedUnavailable) return error.message;
  if (error instanceof NotBackedUp || error instanceof UnfinishedCopy) return error.message;
  if (error instanceof SecretDamaged) return error.message;
  const code = codeOf(error);
  if (error instanceof DatabaseUnavailable) return databaseFailure(error.cause);
  if (error instanceof DatabaseError) return refusals[code];
  if (error instanceof StorageError) {
    return `${error.message}. Start it, or correct the settings that begin with S3_.`;
  }
  if (!listener) return undefined;
  if (code === 'EADDRINUSE') return portInUse(error, listener);
  return addressFailures(listener)[code] ?? folderFailures(listener)[code];
}

/** The port is the product's own or that of the development mail server. */
function portInUse(error: unknown, { HOST, PORT }: Listener): string {
  const isObject = typeof error === 'object' && error !== null;
  const port = isObject && 'port' in error ? Number(error.port) : PORT;
  const setting = port === PORT ? 'PORT' : 'MAILBOX_PORT';
  return `Port ${port} is in use on ${HOST}. Stop what uses it, or set ${setting} to another one.`;
}

function addressFailures({ HOST }: Listener): Readonly<Record<string, string>> {
  return {
    EADDRNOTAVAIL: `${HOST} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0.`,
  };
}

function folderFailures({ DATA_DIR }: Listener): Readonly<Record<string, string>> {
  const fix = 'Make it writable, or set DATA_DIR to another folder.';
  return {
    EROFS: `The data folder ${DATA_DIR} is read-only. ${fix}`,
    EACCES: `The data folder ${DATA_DIR} or the port may not be used by this user. ${fix}`,
    EPERM: `The data folder ${DATA_DIR} may not be written to. ${fix}`,
    ENOTDIR: `The data folder ${DATA_DIR} is no folder. Set DATA_DIR to another one.`,
    EEXIST: `The data folder ${DATA_DIR} is no folder. Set DATA_DIR to another one.`,
    ENOSPC: `There is no space left for the data folder ${DATA_DIR}. Make room, then start again.`,
  };
}

/** By SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password. Correct DATABASE_URL.',
  '28000': 'The database refuses the user. Correct DATABASE_URL.',
  '3D000': 'There is no such database on the server. Create it, or correct DATABASE_URL.',
  '42501':
    'The database user may not create tables. Grant it, or use another user in DATABASE_URL.',
};

const advice = 'Start it, or correct DATABASE_URL.';

/** Whether a later attempt may succeed without another setting: nobody answered, or the server is not up yet. */
export function isDatabaseAway(cause: unknown): boolean {
  return refusals[codeOf(cause)] === undefined;
}

/** Why the database gives no connection, and what to do. */
export function databaseFailure(cause: unknown): string {
  const code = codeOf(cause);
  const words: Readonly<Record<string, string>> = {
    ...refusals,
    ECONNREFUSED: `No database server listens at the address in DATABASE_URL. ${advice}`,
    ENOTFOUND: 'The host in DATABASE_URL is not known. Correct DATABASE_URL.',
  };
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return words[code] ?? `The database does not answer${reason}. ${advice}`;
}

/** Node wraps the failures at each of a host's addresses in one error with the code of the first. */
function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode ? String(error.code) : '';
}
