import type { Offer } from 'contract/release';
import { activateRelease } from '../release/change-active';
import { packArchive } from '../release/publish/archive';
import { checkBuild } from '../release/publish/check-build';
import { storeRelease } from '../release/publish/store-release';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { filesOf, panelBuild, type TestBuild } from './test-build';

/**
 * Publishes a small build of a remote.
 *
 * @returns the release's id
 */
export async function addRelease(
  services: Pick<Services, 'database' | 'releaseFiles'>,
  given: TestBuild = {},
): Promise<string> {
  const files = filesOf(given);
  const [build, archive] = [await checkBuild(files), await packArchive(files)];
  const mount = build.document.panel ? 'panel' : 'routes';
  return storeRelease(services, { build, mount, archive, viewer: system });
}

/** Releases a build of the panel that offers this. */
export async function releasePanel(
  services: Parameters<typeof addRelease>[0],
  offer: Offer,
): Promise<void> {
  const id = await addRelease(services, panelBuild('1.0.0', offer));
  await activateRelease(services.database, { id }, system);
}
