import type { Configuration } from 'webpack';
import { isOfEdition, layerKeys, sharedKeys } from '../shared-keys';
import { containerConfig } from './container-config';
import { packageFolder } from './installed-version';

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
  const config = containerConfig({
    folder: packageFolder('mfe-kit', import.meta.dirname),
    namespace: container,
    container,
    entry: editionEntry,
    filename: 'edition.[contenthash:8].js',
    outputPath,
    exposes: Object.fromEntries(
      editionKeys.map((key) => [
        `./${key}`,
        { import: key, name: `${exposePrefix}${key.replaceAll('/', '-')}` },
      ]),
    ),
    fromPage,
    consumer: 'edition',
  });
  const splitChunks = { cacheGroups: { common } };
  return { ...config, optimization: { ...config.optimization, splitChunks } };
}

/** What several entries import is in one file: a page that needs the edition needs most of them. */
const common = {
  name: 'common',
  chunks: ({ name }: { readonly name?: string | null | undefined }) =>
    name?.startsWith(exposePrefix) === true,
  minChunks: 2,
  enforce: true,
};
