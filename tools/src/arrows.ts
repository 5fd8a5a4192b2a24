import { remotesIn } from './remotes-in';

const ofRemotes = remotesIn(process.cwd()).map(
  (remote) => [remote, ['contract', 'shared-ui', 'mfe-kit']] as const,
);

/** Which workspace may import which: the architecture's arrows. The test fails for a workspace that is missing here. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  api: ['contract'],
  'demo-company': ['contract', 'api'],
  'dev-mailbox': ['contract', 'api'],
  'panel-runtime': ['contract'],
  'shared-ui': ['contract', 'panel-runtime'],
  'mfe-kit': ['contract', 'shared-ui'],
  shell: ['contract', 'panel-runtime', 'shared-ui', 'mfe-kit'],
  ...Object.fromEntries(ofRemotes),
  'public-site': ['contract', 'shared-ui'],
  gateway: ['contract', 'api', 'demo-company', 'dev-mailbox', 'public-site', 'shell'],
  e2e: ['contract', 'mfe-kit', 'tools'],
  bench: ['contract', 'api', 'demo-company', 'mfe-kit', 'tools'],
  tools: ['contract', 'api', 'mfe-kit', 'shell', 'public-site', 'gateway'],
};

/** Libraries that remotes use through shared-ui and contract only, as a second copy would not share their state. */
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
 * Every package may use it in build scripts and tests, which are not shipped. Sources import it only along the arrows.
 */
export const buildPackage = 'mfe-kit';
export const buildTools = `${buildPackage}/build`;
