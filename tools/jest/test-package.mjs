// Runs the suites of the package in the current folder: `npm test -w mfe-catalog`, or `npm test -w mfe-catalog -- unit`
// for those whose path contains `unit`.
import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

const folder = process.cwd();
const root = dirname(folder);
const [first, ...more] = process.argv.slice(2);
const [path, options] =
  first === undefined || first.startsWith('-')
    ? ['', first ? [first, ...more] : []]
    : [first, more];
spawnSync(process.execPath, ['tools/ensure-install.mjs', 'all'], { cwd: root, stdio: 'inherit' });
const pattern = `/${basename(folder)}/.*${path}`;
const { status } = spawnSync('npx', ['jest', '--testPathPatterns', pattern, ...options], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
