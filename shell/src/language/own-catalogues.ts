import type { Catalogues } from 'panel-runtime';

/** The translations of the shell's texts, and of the menus and titles of the remotes that it is released with. */
export const ownCatalogues: Catalogues = {
  de: () => import(/* webpackChunkName: "shell-de" */ '../messages/de.po'),
};
