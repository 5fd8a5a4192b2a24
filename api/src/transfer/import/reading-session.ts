import type { DecimalSign, ImportFormat } from 'contract/transfer';
import type { Database } from '../../db/database';
import { notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import { type FileReader, openReader } from '../file/open-reader';
import { loadNames } from '../format/names';
import type { TransferFormat } from '../format/transfer-format';
import type { ResourceTable } from '../../repository/resource-table';
import type { StoredImport } from './imports';
import { mappedColumns, type RowReading } from './read-row';
import { SeenRows } from './seen-rows';
import { seenBefore } from './seen-before';
import { refusingUnreadable, storedBytes } from './take-file';

/** The state of a dry run between its steps; after a restart it is rebuilt at the step's position. */
export interface ReadingSession {
  readonly reader: FileReader;
  readonly reading: RowReading;
  readonly seen: SeenRows;
  /** The number of the next row. */
  next: number;
}

interface SessionKey {
  readonly stored: StoredImport;
  readonly jobId: string;
  readonly format: TransferFormat;
  readonly table: ResourceTable;
  readonly next: number;
  /** Staff's choice for columns with ambiguous numbers. */
  readonly decimalSign: DecimalSign | undefined;
}

interface Kept {
  readonly session: ReadingSession;
  readonly timer: NodeJS.Timeout;
}

const idleTime = 60_000;
const sessions = new WeakMap<Database, Map<string, Kept>>();

/** The session of a job if it is at the step's position; else a new one, advanced to it. */
export async function takeSession(services: Services, key: SessionKey): Promise<ReadingSession> {
  const kept = sessions.get(services.database)?.get(key.jobId);
  if (kept) {
    forget(services, key.jobId, kept);
    if (kept.session.next === key.next) return kept.session;
    await kept.session.reader.close();
  }
  return openSession(services, key);
}

/** Keeps the session for the job's next step, for a limited time. */
export function storeSession(services: Services, jobId: string, session: ReadingSession): void {
  const kept = sessions.get(services.database) ?? new Map<string, Kept>();
  sessions.set(services.database, kept);
  const timer = setTimeout(() => {
    kept.delete(jobId);
    void session.reader.close();
  }, idleTime);
  timer.unref();
  kept.set(jobId, { session, timer });
}

/** Closes all sessions when the process stops. */
export async function dropSessions({ database }: Services): Promise<void> {
  const kept = [...(sessions.get(database)?.values() ?? [])];
  sessions.delete(database);
  for (const { session, timer } of kept) {
    clearTimeout(timer);
    await session.reader.close();
  }
}

function forget({ database }: Services, jobId: string, { timer }: Kept): void {
  clearTimeout(timer);
  sessions.get(database)?.delete(jobId);
}

async function openSession(services: Services, key: SessionKey): Promise<ReadingSession> {
  const { stored, format, table, next, decimalSign } = key;
  const file = await services.files.find(stored.file);
  if (!file) throw notFound('file');
  const bytes = await storedBytes(services, file);
  const fileFormat: ImportFormat = stored.format;
  const reader = await refusingUnreadable(() => openReader({ format: fileFormat, bytes }));
  const names = await loadNames(services.database, services.tables, format.names);
  const columns = mappedColumns(format, reader.columns, stored.mapping);
  const seen = new SeenRows(format);
  await seenBefore(services.database, { importId: stored._id, next, seen });
  const signs = stored.columns.map(({ decimal }) =>
    decimal === 'unclear' ? decimalSign : decimal,
  );
  return { reader, reading: { table, fileFormat, columns, names, signs }, seen, next };
}
