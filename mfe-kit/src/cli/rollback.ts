import { parseArgs } from 'node:util';
import { installationOf, remoteOf, remoteOptions } from './installation';
import { orSayWhy } from './or-say-why';

/**
 * `mfe-kit rollback`: ends a rollout while there is one; otherwise makes the version active that was so before.
 *
 *   --remote ID   another remote than that of the current folder
 *   --api URL     the installation; RELEASE_API, else http://127.0.0.1:3000
 */
await orSayWhy(async () => {
  const { values } = parseArgs({ options: remoteOptions });
  const { api } = installationOf(values.api);
  const { id, active } = await api.rollBack(await remoteOf(values.remote));
  console.log(`${id} ${active} is active, for all admins`);
});
