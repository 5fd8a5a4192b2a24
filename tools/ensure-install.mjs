import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Runs before installation, so it imports only Node's own modules. `node tools/ensure-install.mjs` installs what
// building and running needs; with `all`, the tools of tests, checks, development and benchmarks as well.
const root = join(import.meta.dirname, '..');
const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const installed = join(modules, '.package-lock.json');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const hasTools = existsSync(join(modules, 'jest'));
const needsTools = process.argv[2] === 'all';
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
if (!isCurrent || (needsTools && !hasTools)) {
  const isWhole = needsTools || hasTools;
  console.log(isWhole ? 'Installing packages and tools …' : 'Installing packages …');
  // Programs of packages come with them: no script of a package has to run.
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options, ...(isWhole ? [] : ['--omit=dev'])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
