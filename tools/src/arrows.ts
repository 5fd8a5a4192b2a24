import { remotesIn } from './remotes-in';

const ofRemotes = remotesIn(process.cwd()).map(
  (remote) => [remote, ['contract', 'shared-ui', 'mfe-kit']] as const,
);

/** Which workspace may import which: the architecture's arrows. A workspace that is not here fails the test. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  api: ['contract'],
  'demo-company': ['contract', 'api'],
  'dev-mailbox': ['contract', 'api'],
  'shared-ui': ['contract'],
  'mfe-kit': ['contract', 'shared-ui'],
  shell: ['contract', 'shared-ui', 'mfe-kit'],
  ...Object.fromEntries(ofRemotes),
  'public-site': ['contract', 'shared-ui'],
  gateway: ['contract', 'api', 'demo-company', 'dev-mailbox', 'public-site', 'shell'],
  e2e: ['contract', 'mfe-kit', 'tools'],
  bench: ['contract', 'api', 'demo-company', 'mfe-kit', 'tools'],
  tools: ['contract', 'api', 'mfe-kit', 'shell', 'public-site', 'gateway'],
};

/** Libraries that reach remotes through shared-ui and contract alone: a second copy would not know the first. */
export const notInRemotes = [
  'axios',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  'radix-ui',
  '@tanstack/react-table',
  'js-cookie',
  'sonner',
];

/**
 * Any package may depend on it for its build and its tests: scripts at a package's top level use its build tools, of which
 * nothing is shipped. Sources import it along the arrows.
 */
export const buildPackage = 'mfe-kit';
export const buildTools = `${buildPackage}/build`;
