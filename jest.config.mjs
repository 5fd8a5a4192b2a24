import { run, screens, sources } from 'mfe-kit/jest';

const isPure = String.raw`\.pure\.test\.`;
const test = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`;

export default {
  ...run,
  projects: [
    // Suites that need neither a database nor a document.
    { ...sources, displayName: 'pure', testMatch: ['<rootDir>/*/src/**/*.pure.test.{ts,tsx}'] },
    {
      ...sources,
      displayName: 'node',
      testPathIgnorePatterns: [...sources.testPathIgnorePatterns, isPure],
      testEnvironment: '<rootDir>/tools/jest/node-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/mfe-kit/src/jest/retry.ts'],
      testMatch: ['contract', 'api', 'demo-company', 'dev-mailbox', 'gateway', 'tools'].map(test),
    },
    {
      ...screens,
      displayName: 'dom',
      testPathIgnorePatterns: [...screens.testPathIgnorePatterns, isPure],
      testMatch: ['shared-ui', 'mfe-*', 'shell', 'public-site'].map(test),
    },
  ],
};
