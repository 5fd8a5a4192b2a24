import { resolve } from 'node:path';
import { backUp } from '../core/ops/backup';
import { readEnv } from '../core/env';
import { runCommand } from './run-command';

/** `npm run backup -- [folder]` */
await runCommand(async ([folder]) => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = resolve(folder ?? `backup-${stamp}`);
  await backUp(readEnv(process.env), target);
  return `The data folder was copied to ${target}`;
});
