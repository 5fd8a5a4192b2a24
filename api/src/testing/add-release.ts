import { packArchive } from '../release/publish/archive';
import { checkBuild } from '../release/publish/check-build';
import { storeRelease } from '../release/publish/store-release';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { filesOf, type TestBuild } from './test-build';

/**
 * Publishes a small build of a remote.
 *
 * @returns the release's id
 */
export async function addRelease(
  services: Pick<Services, 'database' | 'releaseFiles' | 'shell'>,
  given: TestBuild = {},
): Promise<string> {
  const files = filesOf(given);
  const [build, archive] = [await checkBuild(files), await packArchive(files)];
  return storeRelease(services, { build, mount: 'routes', archive, viewer: system });
}
