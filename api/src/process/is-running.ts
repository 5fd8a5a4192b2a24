import { hasCode } from './error-code';

/** Whether a process with this PID runs, of whatever user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
