import process from 'node:process';

/** `node gateway/dist/command.js backup FOLDER`: the commands of an installation without its sources. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  'audit:verify': () => import('api/cli/audit-verify'),
  backup: () => import('api/cli/backup'),
  doctor: () => import('api/cli/doctor'),
  migrate: () => import('api/cli/migrate'),
  move: () => import('api/cli/move'),
  'password-link': () => import('api/cli/password-link'),
  restore: () => import('api/cli/restore'),
  rotate: () => import('api/cli/rotate'),
};

const [name = ''] = process.argv.splice(2, 1);
const run = commands[name];
if (run) await run();
else {
  process.stderr.write(`Name a command: ${Object.keys(commands).join(', ')}\n`);
  process.exitCode = 1;
}
