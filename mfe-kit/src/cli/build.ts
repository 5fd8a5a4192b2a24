import { stat } from 'node:fs/promises';
import { buildRemote } from '../build/build-remote';

/** `mfe-kit build`: builds the remote in the current folder. */
const started = performance.now();
const { id, version, output, isNew } = await buildRemote(process.cwd());
const entry = await stat(`${output}/remoteEntry.js.br`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  isNew
    ? `${id} ${version} built in ${seconds} s, entry ${entry.size} bytes compressed`
    : `${id} ${version} is up to date`,
);
