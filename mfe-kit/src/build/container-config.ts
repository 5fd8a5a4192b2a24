import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig, chunkLoadTimeout } from './base-config';
import { sharedVersions } from './installed-version';
import { IntegrityFromHost } from './integrity-from-host';
import { NothingSharedInside } from './nothing-shared-inside';
import { OnlyProvidedNames } from './only-provided-names';
import type { Consumer } from './provided-names';

export interface ContainerBuild {
  readonly folder: string;
  /** Separates its style names from those of every other build on the page. */
  readonly namespace: string;
  /** The global variable. */
  readonly container: string;
  readonly entry: string;
  /** The names of its files, with webpack's placeholders. */
  readonly filename: string;
  readonly outputPath: string;
  /** Module and chunk name of each expose. */
  readonly exposes: Readonly<Record<string, { readonly import: string; readonly name: string }>>;
  /** The share keys of what the page provides. */
  readonly fromPage: readonly string[];
  readonly consumer: Consumer;
}

/** A federation container, which takes its libraries from the page. */
export function containerConfig(
  build: ContainerBuild,
): Configuration & Required<Pick<Configuration, 'plugins'>> {
  const { folder, namespace, container, entry, filename, outputPath, fromPage } = build;
  const base = baseConfig({ folder, namespace });
  return {
    ...base,
    module: { rules: [...base.module.rules, libraryFiles] },
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: container,
      filename,
      chunkFilename: filename,
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: entry,
        library: { type: 'var', name: container },
        exposes: { ...build.exposes },
        shared: consumed(fromPage),
      }),
      new IntegrityFromHost(container),
      new NothingSharedInside(fromPage),
      new OnlyProvidedNames(build.consumer),
    ],
  };
}

/** Each module is left out, and is to be at least as new as the one installed here. */
function consumed(keys: readonly string[]) {
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
const libraryFiles: RuleSetRule = {
  dependency: 'url',
  include: /[\\/]node_modules[\\/]/,
  generator: { emit: false },
};
