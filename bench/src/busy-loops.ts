import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs what follows it on one core. */
export const onOneCore = ['taskset', '-c', '0'] as const;

export interface BusyLoops {
  stop(): Promise<void>;
}

/**
 * Processes on the same core that never rest, as on a machine with many tenants. They end by themselves when whoever
 * started them does not end them.
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
