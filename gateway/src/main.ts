import { dirname, join } from 'node:path';
import { EnvError, readEnv } from 'api/env';
import { startGateway } from './start-gateway';

/** The folder that holds the built packages: two above this file's. */
const root = join(dirname(process.argv[1] ?? '.'), '..', '..');

try {
  const gateway = await startGateway(readEnv(process.env), root);
  for (const line of gateway.announcements) console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  const isExpected = error instanceof EnvError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
