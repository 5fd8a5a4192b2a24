import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from '../build/build-remote';
import { orSayWhy } from './or-say-why';
import { reactOption, reactIn } from './react-option';

/**
 * `mfe-kit build`: builds the remote in the current folder.
 *
 *   --react own    with the React that it has installed, beside the page's; `none` with a framework that it brings
 */
await orSayWhy(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options: { react: reactOption } });
  const react = reactIn(values.react);
  const { id, version, output, isNew } = await buildRemote(process.cwd(), { react });
  const entry = await stat(join(output, 'remoteEntry.js.br'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    isNew
      ? `${id} ${version} built in ${seconds} s, entry ${entry.size} bytes compressed`
      : `${id} ${version} is up to date`,
  );
});
