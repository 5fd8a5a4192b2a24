import { run, screens, sources } from 'mfe-kit/jest';

const test = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`;

export default {
  ...run,
  projects: [
    {
      ...sources,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/jest/node-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/mfe-kit/src/jest/retry.ts'],
      testMatch: ['contract', 'api', 'demo-company', 'dev-mailbox', 'gateway', 'tools'].map(test),
    },
    {
      ...screens,
      displayName: 'dom',
      testMatch: ['shared-ui', 'mfe-*', 'shell', 'public-site'].map(test),
    },
  ],
};
