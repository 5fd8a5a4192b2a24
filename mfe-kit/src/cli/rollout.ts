import { parseArgs } from 'node:util';
import { rolloutText } from 'contract/release';
import { ReleaseRefusal } from '../release/release-api';
import { installationOf, remoteOf, remoteOptions } from './installation';
import { orSayWhy } from './or-say-why';
import { percentOf } from './percent';

/**
 * `mfe-kit rollout 25`: gives a published version to another share of the admins; `mfe-kit rollout 0` ends a rollout.
 *
 *   --people a@b.c,d@e.f   who gets it whatever the share; `mfe-kit rollout 0 --people …` gives it to them alone
 *   --version V   the version; else the one that is rolled out, or the latest
 *   --remote ID   another remote than that of the current folder
 *   --api URL     the installation; RELEASE_API, else http://127.0.0.1:3000
 */
await orSayWhy(async () => {
  const options = {
    ...remoteOptions,
    version: { type: 'string' },
    people: { type: 'string', default: '' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const percent = percentOf(positionals[0] ?? '', 'mfe-kit rollout');
  const { api } = installationOf(values.api);
  const id = await remoteOf(values.remote);
  const { data: versions } = await api.versions(id);
  const wanted = values.version
    ? versions.find(({ version }) => version === values.version)
    : (versions.find(({ state }) => state === 'rollout') ?? versions[0]);
  if (!wanted) throw new ReleaseRefusal(`${id} has no version ${values.version ?? 'yet'}`);
  const { rollout } = await api.rollOut(wanted._id, { percent, people: values.people });
  console.log(
    rollout
      ? `${id} ${wanted.version} is given to ${rolloutText(rollout)}`
      : `The rollout of ${id} ${wanted.version} has ended`,
  );
});
