import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Milliseconds after each signal. */
const patience = 30_000;

/**
 * Ends a server that an earlier process left running on the folder, so that there are never two. Call it while the data
 * folder is locked.
 */
export async function endLeftServer(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  if (process.platform === 'linux') return endOnLinux({ folder, lock, pid });
  if (await isServer(pid)) await end(() => isServer(pid), pid);
}

interface Left {
  readonly folder: string;
  readonly lock: string;
  readonly pid: number;
}

/**
 * Linux tells which processes work in the folder. With none left, the lock is of a process that ended, even if its
 * number belongs to another one by now, as in a container that was started again.
 */
async function endOnLinux({ folder, lock, pid }: Left): Promise<void> {
  const place = await realpath(folder);
  const remaining = () => processesIn(place);
  if ((await remaining()).includes(pid))
    await end(async () => (await remaining()).includes(pid), pid);
  // The processes of a server that was killed end by themselves.
  await waitUntil(async () => (await remaining()).length === 0);
  if ((await remaining()).length === 0) await rm(lock, { force: true });
}

async function end(isThere: () => Promise<boolean>, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntil(async () => !(await isThere()))) return;
  }
}

async function processesIn(place: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  );
  return pids.filter((_, index) => places[index] === place).map(Number);
}

async function isServer(pid: number): Promise<boolean> {
  const asked = promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]);
  return asked.then(
    ({ stdout }) => stdout.trim().endsWith('postgres'),
    () => false,
  );
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    if (await isSo()) return true;
    await pause(50);
  }
  return false;
}
