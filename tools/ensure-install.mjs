import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

// Runs before installation, so it imports only Node's own modules.
const installed = 'node_modules/.package-lock.json';
const lockFile = 'package-lock.json';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
if (!isCurrent) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
