import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const bench = join(import.meta.dirname, '..');

/**
 * Installs what one measurement alone needs, by the lockfile of its own folder: nobody else has to have it.
 *
 * @returns the folder
 */
export async function installAside(name: string): Promise<string> {
  const folder = join(bench, name);
  const installed = join(folder, 'node_modules/.installed-lock.json');
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && (await readFile(installed, 'utf8')) === lock) return folder;
  console.log(`installing ${name}`);
  run('npm', ['ci', '--no-audit', '--no-fund'], { folder });
  run('cp', ['package-lock.json', installed], { folder });
  return folder;
}

interface RunOptions {
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end, with its output on this one's. */
export function run(
  command: string,
  arguments_: readonly string[],
  { folder, env = {} }: RunOptions,
): void {
  const { status, error } = spawnSync(command, arguments_, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${arguments_.join(' ')} ended with ${status}`);
}
