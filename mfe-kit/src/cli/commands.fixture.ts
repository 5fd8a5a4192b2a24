import { execFile, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReleaseServer } from '../release/release-server.fixture';

const binary = join(__dirname, '../../bin/mfe-kit.mjs');

/** The commands of mfe-kit, run in the folder of a remote. */
export interface Commands {
  /** Runs a command in the process that runs them all. */
  run(command: string, words?: readonly string[], over?: Settings): Promise<Ending>;
  /** Runs the command as a team's machine does. */
  runAlone(command: string, words: readonly string[]): Promise<Ending>;
  close(): void;
}

/** Environment variables that differ from those of the suite; null for none. */
export type Settings = Partial<
  Record<'RELEASE_API' | 'RELEASE_TOKEN' | 'RELEASE_SIGNING_KEY' | 'FROM_TOKEN', string | null>
>;

export interface Ending {
  readonly code: number | string | null | undefined;
  readonly output: string;
  readonly errors: string;
}

interface CommandOptions {
  /** The server that commands call. */
  readonly server: Pick<ReleaseServer, 'address'>;
  /** The release token in their environment. */
  readonly token: string;
  /** The folder that they are run in. */
  readonly folder: string;
}

/** Starts the process that runs commands one after the other. */
export function startCommands({ server, token, folder }: CommandOptions): Commands {
  const host = fork(join(__dirname, 'command-host.fixture.mjs'), { execArgv: ['--import', 'tsx'] });
  host.setMaxListeners(0);
  const environment = { RELEASE_API: server.address, RELEASE_TOKEN: token };
  let orders = 0;
  return {
    run(command, words = [], over = {}) {
      orders += 1;
      const id = orders;
      const settings = { ...environment, RELEASE_SIGNING_KEY: null, ...over };
      return new Promise<Ending>((resolve) => {
        const take = (answer: { readonly id: number; readonly ending: Ending }) => {
          if (answer.id !== id) return;
          host.off('message', take);
          resolve(answer.ending);
        };
        host.on('message', take);
        host.send({ id, command, words, folder, settings });
      });
    },
    runAlone(command, words) {
      const env = { ...process.env, ...environment };
      return new Promise<Ending>((resolve) => {
        const all = [binary, command, ...words];
        execFile(process.execPath, all, { cwd: folder, env }, (error, output, errors) => {
          resolve({ code: error === null ? 0 : error.code, output, errors });
        });
      });
    },
    close: () => host.disconnect(),
  };
}
