import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds in one tick of `/proc`. */
const tick = 10;

/** Processor time in milliseconds of a process and all below it, ended children included. */
export async function processorTime(pid: number): Promise<number> {
  const times = await Promise.all((await processTree(pid)).map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Processor time of the process alone. */
export async function ownProcessorTime(pid: number): Promise<number> {
  const fields = await statFields(pid);
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** A process and all below it: the gateway with its database, a PostgreSQL server with its connections. */
export async function processTree(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = new Map<number, number>();
  await Promise.all(
    pids.map(async (pid) => parents.set(pid, Number((await statFields(pid))[1] ?? 0))),
  );
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return pids.filter(isBelow);
}

async function timeOf(pid: number): Promise<number> {
  const fields = await statFields(pid);
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tick;
}

/** The fields behind the name, which may contain spaces; empty for a process that has ended. */
async function statFields(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Resident memory of a process in megabytes: now, and at its highest. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (line: RegExp) => Number(line.exec(status)?.[1] ?? 0) / 1000;
  return { now: megabytes(/VmRSS:\s+(\d+)/), peak: megabytes(/VmHWM:\s+(\d+)/) };
}
