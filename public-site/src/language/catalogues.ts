import type { SiteLanguage } from 'contract';
import type { Messages } from 'shared-ui/i18n';

/** The translations of each language, a chunk of its own in the browser. */
export const catalogues: { readonly [Code in SiteLanguage]: () => Promise<{ default: Messages }> } =
  {
    de: () => import(/* webpackChunkName: "language-de" */ './messages/de.po'),
    es: () => import(/* webpackChunkName: "language-es" */ './messages/es.po'),
    zh: () => import(/* webpackChunkName: "language-zh" */ './messages/zh.po'),
    ar: () => import(/* webpackChunkName: "language-ar" */ './messages/ar.po'),
  };
