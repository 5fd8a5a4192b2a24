import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds in one tick of `/proc`. */
const tick = 10;

/** The processor time in milliseconds that processes have used so far. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** A process and its children: a PostgreSQL server with its connections. */
export async function family(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter((each) => each > 0);
  const parents = await Promise.all(all.map(async (each) => (await fieldsOf(each))[1]));
  return all.filter((each, index) => each === pid || Number(parents[index]) === pid);
}

/** Its own time and that of its children that have ended. */
async function timeOf(pid: number): Promise<number> {
  const fields = await fieldsOf(pid);
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tick;
}

/** The fields behind the name, which may hold spaces; empty for a process that has ended. */
async function fieldsOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
