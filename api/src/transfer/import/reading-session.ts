import type { DecimalSign, ImportFormat } from 'contract/transfer';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { type FileReader, openReader } from '../file/open-reader';
import { loadNames } from '../format/names';
import { unitInHead } from '../format/measures';
import type { TransferFormat } from '../format/transfer-format';
import type { ResourceTable } from '../../repository/resource-table';
import type { StoredImport } from './imports';
import { mappedColumns, type RowReading } from './read-row';
import { rememberedValues, type CellMeanings } from './remembered-values';
import { SeenRows } from './seen-rows';
import { seenBefore } from './seen-before';
import { refusingUnreadable } from '../file/reader-turns';
import { storedBytes } from './take-file';

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

interface IdleSession {
  readonly session: ReadingSession;
  readonly timer: NodeJS.Timeout;
}

const idleTime = 60_000;
const sessions = new WeakMap<Database, Map<string, IdleSession>>();

/** The session of a job if it is at the step's position; else a new one, advanced to it. */
export async function takeSession(services: Services, key: SessionKey): Promise<ReadingSession> {
  const idle = sessions.get(services.database)?.get(key.jobId);
  if (idle) {
    forget(services, key.jobId, idle);
    if (idle.session.next === key.next) return idle.session;
    await idle.session.reader.close();
  }
  return openSession(services, key);
}

/** Keeps the session for the job's next step, for a limited time. */
export function storeSession(services: Services, jobId: string, session: ReadingSession): void {
  const idle = sessions.get(services.database) ?? new Map<string, IdleSession>();
  sessions.set(services.database, idle);
  const timer = setTimeout(() => {
    idle.delete(jobId);
    void session.reader.close();
  }, idleTime);
  timer.unref();
  idle.set(jobId, { session, timer });
}

/** Closes all sessions when the process stops. */
export async function dropSessions({ database }: Services): Promise<void> {
  const idle = [...(sessions.get(database)?.values() ?? [])];
  sessions.delete(database);
  for (const { session, timer } of idle) {
    clearTimeout(timer);
    await session.reader.close();
  }
}

function forget({ database }: Services, jobId: string, { timer }: IdleSession): void {
  clearTimeout(timer);
  sessions.get(database)?.delete(jobId);
}

async function openSession(services: Services, key: SessionKey): Promise<ReadingSession> {
  const { stored, format, table, next, decimalSign } = key;
  const file = await services.files.find(stored.file);
  if (!file) throw notFound('file');
  const bytes = await storedBytes(services, file);
  const fileFormat: ImportFormat = stored.format;
  const reader = await refusingUnreadable(() =>
    openReader({ format: fileFormat, bytes, reading: stored.reading }),
  );
  const names = await loadNames(services.database, services.tables, format.names);
  const columns = mappedColumns(format, reader.columns, stored.mapping);
  const seen = new SeenRows(format);
  await seenBefore(services.database, { importId: stored._id, next, seen });
  const remembered = await rememberedValues(services.database, stored.resource);
  const choices = { ...stored.choices, values: merged(remembered, stored.choices.values) };
  const signs = stored.columns.map(
    ({ name, decimal }) =>
      choices.decimalSigns?.[name] ??
      (decimal === 'unclear' ? (decimalSign ?? 'unclear') : decimal),
  );
  const units = columns.map((column, index) =>
    column?.unit === undefined ? undefined : unitInHead(reader.columns[index] ?? '', column.unit),
  );
  const reading = {
    table,
    fileFormat,
    columns,
    names,
    signs,
    units,
    choices,
    heads: reader.columns,
  };
  return { reader, reading, seen, next };
}

/** What was said about this file comes before what was said about others. */
function merged(remembered: CellMeanings, own: CellMeanings = {}): CellMeanings {
  const fields = [...new Set([...Object.keys(remembered), ...Object.keys(own)])];
  return Object.fromEntries(
    fields.map((field) => [field, { ...remembered[field], ...own[field] }]),
  );
}
