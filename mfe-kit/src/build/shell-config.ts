import type { Configuration } from 'webpack';
import { browserConfig, type BrowserBuild } from './browser-config';
import { sharedVersions } from './installed-version';

/**
 * The shell: a plain app. It shares by passing its own modules to the federation runtime, so its build has no
 * federation plugin, but a list of the versions that it provides.
 */
export function shellConfig(
  build: Omit<BrowserBuild, 'namespace' | 'define' | 'shared'>,
): Configuration {
  const shared = sharedVersions();
  return browserConfig({
    ...build,
    namespace: 'shell',
    define: {
      SHARED_VERSIONS: shared,
      ENV_TARGET: 'web',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    },
    shared,
  });
}
