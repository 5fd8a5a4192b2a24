import { boxedColumns } from '../app/domains';
import { readEnv } from '../kernel/env';
import { openLog } from '../kernel/log/open-log';
import { openAlone } from '../app/ops/open-alone';
import { rotateSecrets } from '../app/secrets/rotate-secrets';
import { rotationReport } from '../app/secrets/rotation-report';
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
