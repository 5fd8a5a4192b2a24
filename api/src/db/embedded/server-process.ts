import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ServerPrograms } from './server-programs';
import { serverSettings } from './server-settings';
import { ServerUnfit } from './server-unfit';

/** A server on a folder; clients connect to the socket in it. */
export interface ServerProcess {
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends open transactions and writes everything off. */
  stop(): Promise<void>;
}

/** Milliseconds that a server gets to write everything off, before it has to recover at its next start. */
const stopLimit = 60_000;
const notReadyPause = 10;
/** The states in which a server takes connections; a standby takes those that read. */
const takingConnections = new Set(['ready', 'standby']);
const takingWrites = new Set(['ready']);

export interface ServerOptions {
  readonly programs: ServerPrograms;
  readonly folder: string;
  /** Receives what the server says of failures. */
  readonly onLine: (line: string) => void;
  /** Called when the process is there and takes no connections yet. */
  readonly onStarting?: (() => void) | undefined;
  /** Whether it restores itself from a log, and is waited for until it has. */
  readonly isRestoring?: boolean;
  /** Settings that differ from those of the product. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/**
 * Starts a server and waits until it takes connections.
 *
 * @throws ServerUnfit when it ends before
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { programs, folder, onLine, onStarting, isRestoring = false } = options;
  const states = isRestoring ? takingWrites : takingConnections;
  const child = spawn(join(programs.bin, 'postgres'), serverArguments(options), {
    ...spawnOptions(programs, folder),
    // In a session of its own: an interrupt from the terminal is for this process, which then stops the server.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastLine = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLine = line;
    onLine(line);
  });
  const ended = new Promise<void>((settle) => {
    child.once('close', () => settle());
    child.once('error', (error) => {
      lastLine = error.message;
      settle();
    });
  });
  const state = { hasEnded: false };
  void ended.then(() => (state.hasEnded = true));
  const watchdog = child.pid === undefined ? undefined : startWatchdog(programs, child.pid);
  void ended.then(() => watchdog?.kill('SIGKILL'));
  onStarting?.();
  while (!states.has(await stateOf(folder, child.pid))) {
    if (state.hasEnded) throw new ServerUnfit(`PostgreSQL did not start (${lastLine})`);
    await Promise.race([pause(notReadyPause), ended]);
  }
  return { ended, stop: () => stopServer(child, ended) };
}

/**
 * Creates an empty database in an empty folder.
 *
 * @throws ServerUnfit
 */
export async function initializeFolder(programs: ServerPrograms, folder: string): Promise<void> {
  // Compares texts by their code points, on every system alike.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // Every user who may enter the folder may use the socket; a connection by network needs a password.
  const access = ['-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256'];
  const given = [...access, '-E', 'UTF8', '--no-sync', '--no-instructions'];
  try {
    const path = ['-D', pathOf(programs, folder)];
    const options = spawnOptions(programs, folder);
    await promisify(execFile)(
      join(programs.bin, 'initdb'),
      [...path, ...given, ...locale],
      options,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerUnfit(
      `PostgreSQL creates no database here (${reason.split('\n').join(' ').trim()})`,
    );
  }
}

function serverArguments({ programs, folder, settings }: ServerOptions): string[] {
  const all = Object.entries({ ...serverSettings(programs.major), ...settings });
  return [
    '-D',
    pathOf(programs, folder),
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * The path by which the server finds its folder, where it is started. Another account may not enter the folders above,
 * which are closed; Linux leads it there by a link that needs no rights on them.
 */
function pathOf({ account }: ServerPrograms, folder: string): string {
  return account ? '/proc/self/cwd' : resolve(folder);
}

/** The server inherits no secrets from the environment. */
function spawnOptions({ account }: ServerPrograms, folder: string) {
  return { cwd: folder, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, ...account };
}

/** Stops the server when this process ends without doing so: its end closes the pipe that the watchdog reads. */
function startWatchdog({ account }: ServerPrograms, pid: number): ChildProcess {
  const watchdog = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(pid)], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin?.on('error', () => undefined);
  watchdog.unref();
  return watchdog;
}

/** The lock file's eighth line is the server's state. */
async function stateOf(folder: string, pid: number | undefined): Promise<string> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return Number(lines[0]) === pid ? (lines[7]?.trim() ?? '') : '';
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one. */
async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const limit = setTimeout(() => child.kill('SIGQUIT'), stopLimit);
  await ended;
  clearTimeout(limit);
}
