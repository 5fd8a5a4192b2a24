import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readEnv } from '../kernel/env';
import { moveDatabase } from '../app/ops/move-database';
import { moveInstalledFiles } from '../app/ops/move-installed-files';
import { runCommand } from './run-command';

const Address = z.url({ protocol: /^postgres(?:ql)?$/ });
/** The settings that would name a server instead. */
const embeddedOnly = {
  DATABASE_URL: undefined,
  DATABASE_URL_FILE: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_DIRECT_URL_FILE: undefined,
  DATABASE_READ_URL: undefined,
  DATABASE_READ_URL_FILE: undefined,
};
const usage = 'npm run move -- postgres://user@host/database [--back] [--files]';

/**
 * `npm run move -- postgres://… [--back] [--files]`: copies the embedded database to a server, `--back` the other way;
 * with `--files` and the S3 settings the files as well.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
    },
  });
  const server = Address.safeParse(positionals[0]).data;
  if (server === undefined) throw new Error(`Name the database on the server: ${usage}`);
  const env = readEnv({ ...process.env, ...embeddedOnly });
  const report = (line: string) => console.log(line);
  const direction = values.back ? 'from-server' : 'to-server';
  const { rows, tables } = await moveDatabase({ env, server, direction, report });
  report(`Copied and compared ${rows} rows of ${tables} tables`);
  if (values.files) await moveInstalledFiles({ env, server, direction, report });
  return values.back
    ? 'Start the product without DATABASE_URL.'
    : 'Start the product with DATABASE_URL. JWT_SECRET and ENCRYPTION_KEY stay in DATA_DIR; give them as settings where other processes need them.';
});
