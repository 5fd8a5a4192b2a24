import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { buildWords, readBuildInfo } from 'api/build-info';
import { type Env, misspelledSettings, readEnv, removedSettings, settingNames } from 'api/env';
import { openLog } from 'api/log';
import { startFailure } from 'api/start-failure';
import { limitHeapGrowth } from './limit-heap-growth';
import { startGateway } from './start-gateway';

limitHeapGrowth();

/** The folder with the built packages, two levels above this file. */
const root = join(dirname(process.argv[1] ?? '.'), '..', '..');

let env: Env | undefined;
try {
  env = readEnv(process.env);
  const log = await openLog(env);
  endOnUncaughtError(log);
  const build = readBuildInfo();
  log.info(build, `Chemical trading ${buildWords(build)}`);
  for (const { given, meant } of misspelledSettings(process.env, settingNames)) {
    log.warn(`${given} is not a setting and is ignored; ${meant} is one`);
  }
  const removed = removedSettings(process.env);
  if (removed.length > 0) log.warn(`No longer settings, and ignored: ${removed.join(', ')}`);
  const say = sayer(env, log);
  const { values } = parseArgs({
    options: {
      publish: { type: 'boolean', default: false },
      'no-backup': { type: 'boolean', default: false },
    },
  });
  const gateway = await startGateway(env, root, {
    log,
    report: say,
    isReplacing: values.publish,
    isBackupSkipped: values['no-backup'],
  });
  for (const line of gateway.notes) say(line);
  for (const line of gateway.credentials) console.log(line);
  if (env.NODE_ENV !== 'production') console.log();
  for (const line of gateway.addresses) say(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(startFailure(error, env) ?? error);
  process.exit(1);
}

/** Prints plain lines for people; a collected log gets them in its own format. */
function sayer({ NODE_ENV }: Env, log: Logger): (line: string) => void {
  return NODE_ENV === 'production' ? (line) => log.info(line) : (line) => console.log(line);
}

/** After an uncaught error the state of the process is unknown: it logs the error and exits. */
function endOnUncaughtError(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'An error was not caught; the process ends');
    process.exit(1);
  });
}
