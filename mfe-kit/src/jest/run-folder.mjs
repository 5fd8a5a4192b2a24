import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for what suites of one run share; processes of the run find it by `TEST_RUN_FOLDER`. */
export default async function openRunFolder() {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'chemical-trading-run-'));
  globalThis.closeRunFolder = () =>
    rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
}
