import { dirname, join } from 'node:path';
import { type Env, readEnv } from 'api/env';
import { openLog } from 'api/log';
import { startFailure } from 'api/start-failure';
import { startGateway } from './start-gateway';

/** The folder that holds the built packages: two above this file's. */
const root = join(dirname(process.argv[1] ?? '.'), '..', '..');

let env: Env | undefined;
try {
  env = readEnv(process.env);
  const log = openLog(env);
  endOnUncaughtError(log);
  const say = sayer(env, log);
  const gateway = await startGateway(env, root, { log, report: say });
  for (const line of gateway.credentials) console.log(line);
  for (const line of gateway.announcements) say(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(startFailure(error, env) ?? error);
  process.exit(1);
}

/** Lines for people as they are; a log that is collected gets them in its own form. */
function sayer({ LOG_FORMAT }: Env, log: ReturnType<typeof openLog>): (line: string) => void {
  return LOG_FORMAT === 'json' ? (line) => log.info(line) : (line) => console.log(line);
}

/** After an error that nobody caught the state of the process is unknown: it is logged and the process ends. */
function endOnUncaughtError(log: ReturnType<typeof openLog>): void {
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'An error was not caught; the process ends');
    process.exit(1);
  });
}
