import { databaseOf } from '../app/backup/backup-source';
import { examinationLines, examineInstallation } from '../app/ops/examine-installation';
import { databaseFailure } from '../app/start/start-failure';
import { DatabaseUnavailable } from '../db/database-error';
import { loadMigrations } from '../db/load-migrations';
import { readEnv } from '../kernel/env';
import { buildWords, readBuildInfo } from '../process/build-info';
import { runCommand } from './run-command';

/** `npm run doctor`: how an installation is, while the product runs or not. Ends with 1 when a part is not well. */
await runCommand(async () => {
  console.log(`Chemical trading ${buildWords(readBuildInfo())}, Node ${process.versions.node}`);
  const env = readEnv(process.env);
  const migrations = await loadMigrations();
  const examination = await databaseOf(env)((pool) =>
    examineInstallation({ env, pool, migrations }),
  ).catch((error: unknown) => {
    throw error instanceof DatabaseUnavailable ? new Error(databaseFailure(error.cause)) : error;
  });
  for (const line of examinationLines(examination)) console.log(line);
  const unwell = Object.keys(examination).filter((part) => examination[part]?.isWell === false);
  if (unwell.length === 0) return 'All is well.';
  throw new Error(`Look at: ${unwell.join(', ')}`);
});
