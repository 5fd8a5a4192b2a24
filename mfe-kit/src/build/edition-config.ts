import webpack, { type Configuration } from 'webpack';
import { isOfEdition, layerKeys, sharedKeys } from '../shared-keys';
import { baseConfig, chunkLoadTimeout } from './base-config';
import { consumedFromPage, libraryFiles } from './consumed-from-page';
import { packageFolder } from './installed-version';
import { IntegrityFromHost } from './integrity-from-host';
import { NothingSharedInside } from './nothing-shared-inside';
import { OnlyProvidedNames } from './only-provided-names';

export const editionEntry = 'edition.js';
const exposePrefix = 'expose-';

/** The shared modules that an edition has. */
export const editionKeys: readonly string[] = sharedKeys.filter(isOfEdition);

/** The modules that it takes from its page. */
const fromPage = [...sharedKeys.filter((key) => !isOfEdition(key)), ...layerKeys];

/**
 * The container of an edition: our shared packages as they are installed here, for a page whose own are of another
 * edition. Libraries and `panel-runtime` are the page's.
 */
export function editionConfig(container: string, outputPath: string): Configuration {
  const folder = packageFolder('mfe-kit', import.meta.dirname);
  const base = baseConfig({ folder, namespace: container });
  return {
    ...base,
    module: { rules: [...base.module.rules, libraryFiles] },
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: container,
      filename: 'edition.[contenthash:8].js',
      chunkFilename: 'edition.[contenthash:8].js',
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { common } } },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: editionEntry,
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(
          editionKeys.map((key) => [
            `./${key}`,
            { import: key, name: `${exposePrefix}${key.replaceAll('/', '-')}` },
          ]),
        ),
        shared: consumedFromPage(fromPage),
      }),
      new IntegrityFromHost(container),
      new NothingSharedInside(fromPage),
      new OnlyProvidedNames('edition'),
    ],
  };
}

/** What several entries import is in one file: a page that needs the edition needs most of them. */
const common = {
  name: 'common',
  chunks: ({ name }: { readonly name?: string | null | undefined }) =>
    name?.startsWith(exposePrefix) === true,
  minChunks: 2,
  enforce: true,
};
