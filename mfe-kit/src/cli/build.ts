import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { orSayWhy } from './or-say-why';

/** `mfe-kit build`: builds the remote in the current folder. */
await orSayWhy(async () => {
  const started = performance.now();
  const { id, version, output, isNew } = await buildRemote(process.cwd());
  const entry = await stat(join(output, 'remoteEntry.js.br'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    isNew
      ? `${id} ${version} built in ${seconds} s, entry ${entry.size} bytes compressed`
      : `${id} ${version} is up to date`,
  );
});
