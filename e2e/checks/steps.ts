import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs one step of a check and prints its duration. */
export async function step<Outcome>(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await act();
  tell(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  return outcome;
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

interface Command {
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a command until it exits.
 *
 * @returns its output
 * @throws Error with the output, when the exit code is not 0
 */
export async function run(
  command: string,
  words: readonly string[],
  { folder, env = {} }: Command,
): Promise<string> {
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return output + errors;
  throw new Error(`${command} ${words.join(' ')} ended with ${code}\n${output}${errors}`);
}
