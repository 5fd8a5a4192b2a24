import type { Configuration } from 'webpack';
import { browserConfig, type BrowserBuild } from './browser-config';
import { sharedVersions } from './installed-version';

/**
 * The shell: a plain app. It shares by handing its own modules to the federation runtime, so no federation plugin
 * is in its build; it is told the versions of what it hands over.
 */
export function shellConfig(
  build: Omit<BrowserBuild, 'namespace' | 'define' | 'shared'>,
): Configuration {
  const shared = sharedVersions();
  return browserConfig({
    ...build,
    namespace: 'shell',
    define: { SHARED_VERSIONS: shared, ENV_TARGET: 'web' },
    shared,
  });
}
