#!/usr/bin/env node
import { register } from 'tsx/esm/api';

/** `mfe-kit <command>`: runs the command's TypeScript as it stands. */
const commands = [
  'build',
  'check',
  'dev',
  'disable',
  'key',
  'promote',
  'release',
  'rollback',
  'rollout',
  'status',
];
// Whoever reads the output may stop before its end: `mfe-kit status | head -1`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
const [command = ''] = process.argv.splice(2, 1);

if (commands.includes(command)) {
  register();
  try {
    await import(`../src/cli/${command}.ts`);
  } catch (error) {
    if (command !== 'dev' || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(`${error.message}\nThe packages of development are missing: run npm install.`);
    process.exitCode = 1;
  }
} else {
  console.error(`Unknown command "${command}". Commands of mfe-kit: ${commands.join(', ')}.`);
  process.exitCode = 1;
}
