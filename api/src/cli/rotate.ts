import { boxedColumns } from '../core/domains';
import { readEnv } from '../core/env';
import { openLog } from '../core/log/open-log';
import { openAlone } from '../core/ops/open-alone';
import { rotateSecrets } from '../core/secrets/rotate-secrets';
import { rotationReport } from '../core/secrets/rotation-report';
import { runCommand } from './run-command';

/** `npm run rotate`: encrypts with the new key what the former one encrypted; makes new keys in the data folder. */
await runCommand(async () => {
  const env = readEnv(process.env);
  const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
  const result = await openAlone(env, (database) =>
    rotateSecrets({ env, database, columns: boxedColumns, log }),
  );
  return rotationReport(result);
});
