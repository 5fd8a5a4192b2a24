import { parseArgs } from 'node:util';
import { installationOf, remoteOf, remoteOptions } from './installation';
import { orSayWhy } from './or-say-why';

/**
 * `mfe-kit disable`: switches a remote off for everybody; an admin switches it on again, under Releases.
 *
 *   --remote ID   another remote than that of the current folder
 *   --api URL     the installation; RELEASE_API, else http://127.0.0.1:3000
 */
await orSayWhy(async () => {
  const { values } = parseArgs({ options: remoteOptions });
  const { api } = installationOf(values.api);
  const id = await remoteOf(values.remote);
  await api.disable(id);
  console.log(
    `${id} is switched off for everybody; to switch it on again, go to Releases in the panel`,
  );
});
