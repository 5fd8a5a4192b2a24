import { dirname, join } from 'node:path';
import { type Env, readEnv } from 'api/env';
import { startFailure } from 'api/start-failure';
import { startGateway } from './start-gateway';

/** The folder that holds the built packages: two above this file's. */
const root = join(dirname(process.argv[1] ?? '.'), '..', '..');

let env: Env | undefined;
try {
  env = readEnv(process.env);
  const gateway = await startGateway(env, root, (line) => console.log(line));
  for (const line of gateway.announcements) console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(startFailure(error, env) ?? error);
  process.exit(1);
}
