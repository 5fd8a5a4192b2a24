import { readFileSync, readlinkSync } from 'node:fs';

/** How much processor time a thread has used. */
export interface ThreadClock {
  /** Milliseconds since the thread started. */
  read(): number;
}

/** Linux counts in hundredths of a second on every architecture that Node runs on. */
const millisecondsPerTick = 10;

/** Threads of this process that may be busy at the same time: worker threads, the database and the main thread. */
const busyThreads = 4;

/**
 * The calling thread as Linux names it below `/proc`. The thread must report it itself: no API exposes it from
 * outside.
 */
export function ownTask(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/**
 * The clock of a thread, read from outside. Where the system has no clock per thread, the process's time is divided
 * by the number of threads that may be busy, which underestimates, and counts nothing while other processes have the
 * processor.
 *
 * @param task - what `ownTask` returned within the thread
 */
export function threadClock(task: string | undefined): ThreadClock {
  return task === undefined ? processClock : taskClock(`/proc/${task}/stat`);
}

const processClock: ThreadClock = {
  read() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 / busyThreads;
  },
};

function taskClock(file: string): ThreadClock {
  let last = 0;
  return {
    read() {
      last = readTask(file) ?? last;
      return last;
    },
  };
}

/** Undefined when the thread has ended. The name is in brackets and may itself contain brackets and spaces. */
function readTask(file: string): number | undefined {
  try {
    const stat = readFileSync(file, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return undefined;
  }
}
