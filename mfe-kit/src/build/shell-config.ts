import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';
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
  const config = browserConfig({
    ...build,
    namespace: 'shell',
    define: { SHARED_VERSIONS: shared, ENV_TARGET: 'web' },
    shared,
  });
  return { ...config, module: { rules: [...(config.module?.rules ?? []), handedOver] } };
}

/** What is handed over whole is run by the name: a first page reads few of the names of `contract` and `shared-ui`. */
const handedOver: RuleSetRule = {
  test: /[\\/](?:contract|shared-ui)[\\/]src[\\/]index\.ts$/,
  issuer: /[\\/]provide-shared\.ts$/,
  enforce: 'post',
  loader: fileURLToPath(new URL('lazy-barrel.mjs', import.meta.url)),
};
