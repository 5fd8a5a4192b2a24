import { parseArgs } from 'node:util';
import { promoteRelease } from '../release/promote-release';
import { releaseApi, ReleaseRefusal } from '../release/release-api';
import { installationOf, remoteOf, remoteOptions } from './installation';
import { orSayWhy } from './or-say-why';

/**
 * `mfe-kit promote`: publishes in one installation the archive that another one has, byte for byte, and activates it where
 * the token may.
 *
 *   --from URL        where it is published; FROM_TOKEN is a release token of the remote there
 *   --api URL         where it goes; RELEASE_API, else http://127.0.0.1:3000, with RELEASE_TOKEN
 *   --remote ID       another remote than that of the current folder
 *   --version V       another version than the one that is active there
 *   --hash SHA256     refuses an archive with another hash
 *   --no-activate     gives it to nobody yet
 */
await orSayWhy(async () => {
  const { values } = parseArgs({
    options: {
      ...remoteOptions,
      from: { type: 'string' },
      version: { type: 'string' },
      hash: { type: 'string' },
      'no-activate': { type: 'boolean', default: false },
    },
  });
  const token = process.env['FROM_TOKEN'];
  if (values.from === undefined || token === undefined) {
    throw new ReleaseRefusal(
      'Say where it is published with --from URL, and put a release token of there into FROM_TOKEN.',
    );
  }
  await promoteRelease({
    remote: await remoteOf(values.remote),
    version: values.version,
    hash: values.hash,
    from: releaseApi(values.from, token),
    to: installationOf(values.api).api,
    isActivating: !values['no-activate'],
    log: (line) => console.log(line),
  });
});
