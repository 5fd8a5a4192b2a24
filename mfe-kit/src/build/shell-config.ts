import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';
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
  const config = browserConfig({
    ...build,
    namespace: 'shell',
    define: { SHARED_VERSIONS: shared, ENV_TARGET: 'web' },
    shared,
  });
  return { ...config, module: { rules: [...(config.module?.rules ?? []), handedOver] } };
}

/**
 * Modules that the shell provides whole are loaded on demand: the first page uses few exports of `contract` and
 * `shared-ui`.
 */
const handedOver: RuleSetRule = {
  test: /[\\/](?:contract|shared-ui)[\\/]src[\\/]index\.ts$/,
  issuer: /[\\/]provide-shared\.ts$/,
  enforce: 'post',
  loader: fileURLToPath(new URL('lazy-barrel.mjs', import.meta.url)),
};
