import type { Configuration } from 'webpack';
import { type ContainerBuild, containerConfig } from './container-config';
import { NothingSharedInside } from './nothing-shared-inside';
import { packageFolder } from './installed-version';
import type { ReactSource } from './react-source';

/** They run in the page's React, and know its layers, toasts and forms. */
const ofThePage = ['shared-ui', 'panel-runtime'];

/**
 * A container that takes nothing from its page. With a React of its own, the kit's modules run in that one too, wherever
 * they are installed.
 */
export function ownConfig(
  build: ContainerBuild,
  react: Exclude<ReactSource, 'page'>,
): Configuration {
  const config = containerConfig(build);
  const refusal =
    'Its parts run in the React of the page. Take colours and sizes from the properties of CSS (docs/remotes.md), and toasts, questions and titles from the services of the panel.';
  const alias =
    react === 'own'
      ? Object.fromEntries(
          ['react', 'react-dom'].map((name) => [name, packageFolder(name, build.folder)]),
        )
      : {};
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    plugins: [...config.plugins, new NothingSharedInside(ofThePage, refusal)],
  };
}
