import type { Catalogues } from 'panel-runtime';

/** The translations of this package's texts, for hosts of the panel's pages. */
export const catalogues: Catalogues = {
  de: () => import(/* webpackChunkName: "shared-ui-de" */ './messages/de.po'),
};
