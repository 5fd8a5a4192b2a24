import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { HealthPart } from '../../kernel/health-part';
import { requireAnswer, type Storage } from '../../storage/storage';
import type { QueueLength } from './queue-lengths';

const parts = ['disk', 'storage', 'queues', 'clock', 'backup', 'mailboxes'] as const;
export type HealthReport = Readonly<Record<(typeof parts)[number], HealthPart>>;

export interface HealthSources {
  /** Of the disk with the data folder. */
  readonly diskSpace: () => Promise<DiskSpace>;
  readonly storage: Pick<Storage, 'open'>;
  readonly queueLengths: () => Promise<readonly QueueLength[]>;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockOffset: () => Promise<number>;
  readonly backup: () => Promise<HealthPart>;
  readonly mailboxes: () => Promise<HealthPart>;
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
  diskSpace,
  storage,
  queueLengths,
  clockOffset,
  backup,
  mailboxes,
}: HealthSources): Promise<HealthReport> {
  const [disk, files, queues, clock, backups, boxes] = await Promise.all([
    inTime(diskSpace().then(diskHealth)),
    inTime(checkStorage(storage)),
    inTime(queueLengths().then(queueHealth)),
    inTime(clockOffset().then(clockHealth)),
    inTime(backup()),
    inTime(mailboxes()),
  ]);
  return {
    disk,
    storage: files,
    queues,
    clock,
    backup: backups,
    mailboxes: boxes,
  };
}

async function inTime(check: Promise<HealthPart>): Promise<HealthPart> {
  const late = { isWell: false, detail: `No answer within ${timeLimit / 1_000} s.` };
  return Promise.race([check.catch(asFailure), wait(timeLimit, late, { ref: false })]);
}

function asFailure(error: unknown): HealthPart {
  return { isWell: false, detail: error instanceof Error ? error.message : String(error) };
}

/** In bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const megabyte = 2 ** 20;

/** PostgreSQL writes ahead in files of 16 MB: with less than one a write may be refused. */
export function isFull({ free }: DiskSpace): boolean {
  return free < 16 * megabyte;
}

/** Warns below a twentieth of the disk, but not above 5 GB and not below 256 MB. */
export function diskHealth(space: DiskSpace): HealthPart {
  const { free, total } = space;
  const minFree = Math.min(Math.max(total / 20, 256 * megabyte), 5_120 * megabyte);
  const detail = `${size(free)} of ${size(total)} are free.`;
  if (free >= minFree) return { isWell: true, detail };
  const outlook = isFull(space)
    ? 'It is full: writes are refused. Make room at once.'
    : 'Make room: writes are refused when there is none left.';
  return { isWell: false, detail: `${detail} ${outlook}` };
}

function size(bytes: number): string {
  const megabytes = Math.floor(bytes / megabyte);
  return megabytes < 10_240 ? `${megabytes} MB` : `${Math.floor(megabytes / 1_024)} GB`;
}

async function checkStorage(storage: Pick<Storage, 'open'>): Promise<HealthPart> {
  await requireAnswer(storage);
  return { isWell: true, detail: 'The file storage answers.' };
}

/** Seconds for which the first record of a queue may be due. */
const maxWait = 900;

export function queueHealth(lengths: readonly QueueLength[]): HealthPart {
  const isWell = lengths.every(({ oldest }) => oldest <= maxWait);
  const waiting = lengths.filter(({ due }) => due > 0);
  const words = waiting.map(
    ({ queue, due, oldest }) => `${queue} ${due}, the first since ${Math.round(oldest)} s`,
  );
  return { isWell, detail: words.length === 0 ? 'Nothing is due.' : `${words.join('; ')}.` };
}

/** Milliseconds by which clocks may differ: NTP keeps them closer than a hundredth of it. */
const maxClockOffset = 5_000;

export function clockHealth(offset: number): HealthPart {
  if (Math.abs(offset) < maxClockOffset)
    return { isWell: true, detail: 'The clock agrees with that of the database.' };
  const difference = `${Math.round(Math.abs(offset) / 1_000)} s ${offset > 0 ? 'ahead' : 'behind'}`;
  return {
    isWell: false,
    detail: `The clock is ${difference}, by that of the database. Set both by NTP: sign-ins and links of this process end too early or too late.`,
  };
}
