import { resolve } from 'node:path';
import { restore } from '../core/ops/backup';
import { readEnv } from '../core/env';
import { runCommand } from './run-command';

/** `npm run restore -- <folder>` */
await runCommand(async ([folder]) => {
  if (folder === undefined)
    throw new Error('Name the folder of the backup: npm run restore -- <folder>');
  const aside = await restore(readEnv(process.env), resolve(folder));
  return `The backup is in place. What was there before lies in ${aside}`;
});
