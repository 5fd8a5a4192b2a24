import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildState } from './build-state.mjs';

// Before each start, so it loads neither TypeScript nor webpack: `npm run build` does, and compares contents.
const root = process.cwd();
const mark = 'node_modules/.cache/build-state';

const state = () => `${buildState(root, 'inputs')} ${buildState(root, 'outputs')}`;

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== state()) {
  rmSync(mark, { force: true });
  const inputs = buildState(root, 'inputs');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/src/build-all.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  // Not what was changed while it was built.
  if (buildState(root, 'inputs') === inputs) {
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, state());
  }
}
