/**
 * Modules that exist once in a page: the shell provides them, and no remote bundles one. Every separately imported
 * sub-path has its own key.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'styled-components',
  'contract',
  'contract/chemistry',
  'contract/endpoints',
  'contract/release',
  'shared-ui',
  'shared-ui/structure-canvas',
  'mfe-kit',
  'mfe-kit/lifecycles',
] as const;
export type SharedKey = (typeof sharedKeys)[number];
