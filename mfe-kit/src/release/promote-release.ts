import { activateIfAllowed } from './release-remote';
import { type ReleaseApi, ReleaseRefusal } from './release-api';

export interface Promotion {
  readonly remote: string;
  /** The active one where left out. */
  readonly version: string | undefined;
  /** The SHA-256 that the archive must have, in hex; any where left out. */
  readonly hash: string | undefined;
  readonly from: ReleaseApi;
  readonly to: ReleaseApi;
  readonly isActivating: boolean;
  readonly log: (line: string) => void;
}

/**
 * Publishes the archive of one installation in another: the same bytes, with their signature, which the other one verifies
 * by its own keys.
 *
 * @throws ReleaseRefusal with a message fit for users
 */
export async function promoteRelease(promotion: Promotion): Promise<void> {
  const { remote, hash, from, to, isActivating, log } = promotion;
  const { _id, version, mount } = await versionToPromote(promotion);
  const archive = await from.archive(_id);
  log(`${remote} ${version}, sha256 ${archive.hash}`);
  if (hash !== undefined && hash.toLowerCase() !== archive.hash)
    throw new ReleaseRefusal(`Its archive has not the hash ${hash}. Nothing was published.`);
  const { bytes, signature } = archive;
  const published = await to.publish(bytes, {
    mount,
    ...(signature !== undefined && { signature }),
  });
  log(`published${signature === undefined ? '' : ' signed'}, the same ${bytes.byteLength} bytes`);
  const state = isActivating
    ? await activateIfAllowed(to, published.data._id)
    : 'published, and not active';
  log(`${remote} ${version} is ${state ?? 'published and active'}`);
}

async function versionToPromote({ remote, version, from }: Promotion) {
  const { data } = await from.versions(remote);
  const found = data.find((one) =>
    version === undefined ? one.state === 'active' : one.version === version,
  );
  if (found !== undefined) return found;
  throw new ReleaseRefusal(
    version === undefined
      ? `${remote} has no active version there.`
      : `${remote} ${version} is not published there.`,
  );
}
