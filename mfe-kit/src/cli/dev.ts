import { parseArgs } from 'node:util';
import { readManifest } from '../build/build-remote';
import { serveAlone } from '../dev/serve-alone';
import { serveToShell } from '../dev/serve-to-shell';
import { orSayWhy } from './or-say-why';

/**
 * `mfe-kit dev`: serves the remote in the current folder while it is written.
 *
 *   --shell URL    to a running shell, in one tab of which it takes the place of what is released
 *   --api URL      without a shell, as a page of its own, with the API of a running installation
 *   --port 4003
 */
await orSayWhy(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4003' },
      api: { type: 'string', default: 'http://127.0.0.1:3000' },
      shell: { type: 'string' },
    },
  });
  const folder = process.cwd();
  const served = { folder, manifest: await readManifest(folder), port: Number(values.port) };
  const lines =
    values.shell === undefined
      ? await serveAlone({ ...served, api: values.api })
      : await serveToShell({ ...served, address: values.shell });
  for (const line of lines) console.log(line);
});
