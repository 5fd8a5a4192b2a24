import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Command prefix that pins a process to one core. */
export const onOneCore = ['taskset', '-c', '0'] as const;

export interface BusyLoops {
  stop(): Promise<void>;
}

/**
 * Starts busy-looping processes on the same core, as on a machine with many tenants. They exit by
 * themselves after `longestSeconds`.
 */
export function startBusyLoops(count: number, longestSeconds: number): BusyLoops {
  const [command, ...prefix] = onOneCore;
  const endless = `const end = Date.now() + ${longestSeconds * 1000}; while (Date.now() < end);`;
  const loops = Array.from({ length: count }, () =>
    spawn(command, [...prefix, process.execPath, '-e', endless], { stdio: 'ignore' }),
  );
  return { stop: async () => void (await Promise.all(loops.map(stopLoop))) };
}

async function stopLoop(loop: ChildProcess): Promise<void> {
  if (loop.exitCode !== null || loop.signalCode !== null) return;
  const exit = once(loop, 'exit');
  loop.kill('SIGKILL');
  await exit;
}
