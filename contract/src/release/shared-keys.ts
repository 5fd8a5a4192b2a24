/**
 * What exists once in a page: the shell provides each of these, and no remote contains one. Every sub-path that is
 * imported by itself is a key of its own.
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
  'contract/release',
  'shared-ui',
  'shared-ui/structure-canvas',
  'mfe-kit',
  'mfe-kit/lifecycles',
] as const;
export type SharedKey = (typeof sharedKeys)[number];
