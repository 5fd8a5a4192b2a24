import type { RuleSetRule } from 'webpack';
import { sharedVersions } from './installed-version';

/** Modules that a build leaves out, as the page provides them, each at least as new as the one installed here. */
export function consumedFromPage(keys: readonly string[]) {
  const versions = sharedVersions();
  return Object.fromEntries(
    keys.map((key) => [
      key,
      {
        singleton: true,
        import: false,
        strictVersion: true,
        requiredVersion: `^${versions[key]}`,
      } as const,
    ]),
  );
}

/** Data files that a library might load by URL: nothing here requests them, so they are left out of the release. */
export const libraryFiles: RuleSetRule = {
  dependency: 'url',
  include: /[\\/]node_modules[\\/]/,
  generator: { emit: false },
};
