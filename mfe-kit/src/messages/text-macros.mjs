import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * SWC's plugin for the macros of Lingui. What they are compiled to asks `shared-ui/i18n` in which language: one module for
 * the site, the panel and their servers.
 */
export const textMacros = [
  require.resolve('@lingui/swc-plugin'),
  {
    // The ids that the rest of this version of Lingui computes.
    useLinguiV5IdGeneration: true,
    // By default a build with `NODE_ENV=production` drops the source text, which is what is shown without a translation.
    descriptorFields: 'message',
    runtimeModules: { i18n: ['shared-ui/i18n', 'i18n'], trans: ['shared-ui/i18n', 'Trans'] },
  },
];
