import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Installs the dependencies of a single check apart from the product's, by its lockfile where it has one. Benchmarks
 * name exact versions and have none.
 */
export async function installAside(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const lockFile = join(folder, 'package-lock.json');
  const isLocked = existsSync(lockFile);
  const wanted = isLocked ? lockFile : join(folder, 'package.json');
  const installed = join(folder, 'node_modules/.installed.json');
  const isInstalled =
    existsSync(installed) &&
    (await readFile(installed, 'utf8')) === (await readFile(wanted, 'utf8'));
  if (isInstalled) return;
  console.log(`installing ${basename(folder)}`);
  const command = isLocked ? ['ci'] : ['install', '--no-package-lock'];
  await run('npm', [...command, '--no-audit', '--no-fund'], { folder, env });
  await copyFile(wanted, installed);
}

interface RunOptions {
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command until it exits, with inherited output. */
export async function run(
  command: string,
  arguments_: readonly string[],
  { folder, env = {} }: RunOptions,
): Promise<void> {
  const child = spawn(command, arguments_, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0)
    throw new Error(`${command} ${arguments_.join(' ')} exited with code ${status}`);
}
