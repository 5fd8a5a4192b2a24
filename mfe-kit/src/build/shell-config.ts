import type { Configuration } from 'webpack';
import { browserConfig, type BrowserBuild } from './browser-config';
import { sharedVersions } from './installed-version';

/**
 * The shell: a plain app. It shares by handing its own modules to the federation runtime, so no federation plugin
 * is in its build; it is told the versions of what it hands over.
 */
export function shellConfig(build: Omit<BrowserBuild, 'namespace' | 'define'>): Configuration {
  return browserConfig({
    ...build,
    namespace: 'shell',
    define: { SHARED_VERSIONS: sharedVersions(), ENV_TARGET: 'web' },
  });
}
