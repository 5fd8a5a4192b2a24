import { parseArgs } from 'node:util';
import { Mount } from 'contract/release';
import { readManifest } from '../build/build-remote';
import { ReleaseRefusal } from '../release/release-api';
import { releaseRemote, type ReleaseOptions } from '../release/release-remote';
import { readSigningKey } from '../release/signing-key';
import { apiOption, installationOf } from './installation';
import { orSayWhy } from './or-say-why';
import { percentOf } from './percent';
import { reactIn, reactOption } from './react-option';

/**
 * `mfe-kit release`: builds the remote in the current folder, checks it, publishes it and makes it active.
 *
 *   --api URL        the installation; RELEASE_API, else http://127.0.0.1:3000
 *   --rollout 10     gives it to ten of a hundred admins instead of all
 *   --activate       makes it active, or fails; without it, a token that may publish only leaves it to an admin
 *   --no-activate    only publishes it
 *   --sign FILE      signs it with an ed25519 private key (PEM); RELEASE_SIGNING_KEY, the file or the PEM itself
 *   --mount lifecycles   in a React root, or a framework, of its own
 *   --react own      with a React of its own, as of `build`
 *   --dry-run        says what would change
 *
 * The release token comes from RELEASE_TOKEN.
 */
await orSayWhy(async () => {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      api: apiOption,
      rollout: { type: 'string' },
      activate: { type: 'boolean' },
      sign: { type: 'string' },
      mount: { type: 'string' },
      react: reactOption,
      'dry-run': { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const { address, api } = installationOf(values.api);
  const signingKey = values.sign ?? process.env['RELEASE_SIGNING_KEY'];
  await releaseRemote({
    folder: process.cwd(),
    api,
    mount: await mountIn(values.mount),
    react: reactIn(values.react),
    signingKey: signingKey ? await readSigningKey(signingKey) : undefined,
    afterwards: shareOf(values),
    isDryRun: values['dry-run'],
    log: (line) => console.log(line),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds} s; see ${new URL('/releases', address).href}`);
});

/** The panel is what it exposes; a remote is mounted by its routes, if it has any, unless the command says otherwise. */
async function mountIn(text: string | undefined): Promise<Mount> {
  const { exposes } = await readManifest(process.cwd());
  const usual = exposes.includes('routes') ? 'routes' : exposes[0];
  const mount = Mount.safeParse(text ?? usual);
  if (mount.success && exposes.includes(mount.data)) return mount.data;
  throw new ReleaseRefusal(`--mount must be one of ${exposes.join(', ')}, not ${text}`);
}

function shareOf({
  rollout,
  activate,
}: {
  rollout?: string;
  activate?: boolean;
}): ReleaseOptions['afterwards'] {
  if (rollout === undefined && activate === undefined) return { kind: 'activate-if-allowed' };
  if (rollout === undefined) return { kind: activate ? 'activate' : 'nothing' };
  return { kind: 'roll-out', percent: percentOf(rollout, '--rollout') };
}
