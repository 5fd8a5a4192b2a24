import { parseArgs } from 'node:util';
import { panelId, type Rollout, rolloutText, shortCommit } from 'contract/release';
import { installationOf, remoteOf, remoteOptions } from './installation';
import { orSayWhy } from './or-say-why';

/** The number of versions listed. */
const maxVersions = 10;

/**
 * `mfe-kit status`: says which versions of a remote run, and which can be gone back to, and
 * what they use of what the API has deprecated.
 *
 *   --remote ID   another remote than that of the current folder
 *   --api URL     the installation; RELEASE_API, else http://127.0.0.1:3000
 */
await orSayWhy(async () => {
  const { values } = parseArgs({ options: remoteOptions });
  const { api } = installationOf(values.api);
  const id = await remoteOf(values.remote);
  const { remotes, panel } = await api.registry();
  const isPanel = id === panelId && panel !== undefined;
  const remote = isPanel ? { id, disabled: false, ...panel } : remotes.find((one) => one.id === id);
  console.log(remote === undefined ? `${id} has no active version` : stateOf(remote));
  const { data: versions } = await api.versions(id);
  for (const release of versions.slice(0, maxVersions)) {
    const { version, state, commit, publishedAt, sessions, failures } = release;
    const health = `${failures} failures in ${sessions} sessions today`;
    console.log(
      `  ${version}  ${state}  ${shortCommit(commit)}  published ${publishedAt}, ${health}`,
    );
  }
  for (const { version, what, instead, until, count } of await api.deprecatedUses(id))
    console.log(
      `  ${version}  uses ${what}, which works until ${until}; use ${instead} (${count} calls)`,
    );
});

interface State {
  readonly id: string;
  readonly active: string;
  readonly disabled: boolean;
  readonly rollout?: Rollout | undefined;
}

function stateOf({ id, active, disabled, rollout }: State): string {
  const share = rollout && `, ${rollout.version} for ${rolloutText(rollout)}`;
  return `${id} ${active} is active${share ?? ''}${disabled ? ', and switched off' : ''}`;
}
