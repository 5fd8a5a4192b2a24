import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from '../../file/storage/storage';
import type { QueueLength } from './queue-lengths';

/** What an operator has to know of a part: a process with a part that is not well answers requests all the same. */
export interface HealthPart {
  readonly isWell: boolean;
  readonly detail: string;
}

const parts = ['disk', 'storage', 'queues', 'clock', 'backup', 'bounces', 'search'] as const;
export type HealthReport = Readonly<Record<(typeof parts)[number], HealthPart>>;

export interface HealthSources {
  /** The folder whose disk is looked at. */
  readonly dataFolder: string;
  readonly storage: Pick<Storage, 'open'>;
  readonly queueLengths: () => Promise<readonly QueueLength[]>;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockOffset: () => Promise<number>;
  readonly backup: () => Promise<HealthPart>;
  readonly bounces: () => Promise<HealthPart>;
  /** Left out where the database itself searches. */
  readonly search: (() => Promise<HealthPart>) | undefined;
}

/** Milliseconds for which a report is reused. */
const maxAge = 10_000;
/** Milliseconds that a check may take. */
const timeLimit = 2_000;

/** @returns a function that checks all parts, at most every ten seconds */
export function openHealthParts(sources: HealthSources): () => Promise<HealthReport> {
  let last: { readonly time: number; readonly report: Promise<HealthReport> } | undefined;
  return () => {
    const time = performance.now();
    if (!last || time - last.time > maxAge) last = { time, report: checkAll(sources) };
    return last.report;
  };
}

async function checkAll({
  dataFolder,
  storage,
  queueLengths,
  clockOffset,
  backup,
  bounces,
  search = databaseSearches,
}: HealthSources): Promise<HealthReport> {
  const [disk, files, queues, clock, backups, returned, words] = await Promise.all([
    inTime(checkDisk(dataFolder)),
    inTime(checkStorage(storage)),
    inTime(queueLengths().then(queueHealth)),
    inTime(clockOffset().then(clockHealth)),
    inTime(backup()),
    inTime(bounces()),
    inTime(search()),
  ]);
  return {
    disk,
    storage: files,
    queues,
    clock,
    backup: backups,
    bounces: returned,
    search: words,
  };
}

async function databaseSearches(): Promise<HealthPart> {
  return { isWell: true, detail: 'PostgreSQL searches for words.' };
}

async function inTime(check: Promise<HealthPart>): Promise<HealthPart> {
  const late = { isWell: false, detail: `No answer within ${timeLimit / 1_000} s.` };
  return Promise.race([check.catch(asFailure), wait(timeLimit, late, { ref: false })]);
}

function asFailure(error: unknown): HealthPart {
  return { isWell: false, detail: error instanceof Error ? error.message : String(error) };
}

interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

async function checkDisk(folder: string): Promise<HealthPart> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return diskHealth({ free: bavail * bsize, total: blocks * bsize });
}

const megabyte = 2 ** 20;

/** Warns below a twentieth of the disk, but not above 5 GB and not below 256 MB. */
export function diskHealth({ free, total }: DiskSpace): HealthPart {
  const least = Math.min(Math.max(total / 20, 256 * megabyte), 5_120 * megabyte);
  const detail = `${size(free)} of ${size(total)} are free.`;
  if (free >= least) return { isWell: true, detail };
  return { isWell: false, detail: `${detail} Make room: writes fail when there is none left.` };
}

function size(bytes: number): string {
  const megabytes = Math.floor(bytes / megabyte);
  return megabytes < 10_240 ? `${megabytes} MB` : `${Math.floor(megabytes / 1_024)} GB`;
}

/** A name that no file has: the storage has to answer, and has nothing to send. */
async function checkStorage(storage: Pick<Storage, 'open'>): Promise<HealthPart> {
  const found = await storage.open('health-check');
  found?.stream.destroy();
  return { isWell: true, detail: 'The file storage answers.' };
}

/** Seconds for which the first record of a queue may be due. */
const longestWait = 900;

export function queueHealth(lengths: readonly QueueLength[]): HealthPart {
  const isWell = lengths.every(({ oldest }) => oldest <= longestWait);
  const waiting = lengths.filter(({ due }) => due > 0);
  const words = waiting.map(
    ({ queue, due, oldest }) => `${queue} ${due}, the first since ${Math.round(oldest)} s`,
  );
  return { isWell, detail: words.length === 0 ? 'Nothing is due.' : `${words.join('; ')}.` };
}

/** Milliseconds by which clocks may differ: NTP keeps them closer than a hundredth of it. */
const mostOffset = 5_000;

export function clockHealth(offset: number): HealthPart {
  if (Math.abs(offset) < mostOffset)
    return { isWell: true, detail: 'The clock agrees with that of the database.' };
  const difference = `${Math.round(Math.abs(offset) / 1_000)} s ${offset > 0 ? 'ahead' : 'behind'}`;
  return {
    isWell: false,
    detail: `The clock is ${difference}, by that of the database. Set both by NTP: sign-ins and links of this process end too early or too late.`,
  };
}
