import { run, screens, sources } from 'mfe-kit/jest';

const isPure = String.raw`\.pure\.test\.`;
/** Suites about PGlite itself, which take it long to start: `npm run test:engines` runs them. */
const isOfPglite = process.env.DATABASE_ENGINE === 'pglite' ? [] : [String.raw`\.pglite\.test\.`];
const test = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`;

/** Suites without a document share the modules that they import. */
const shared = {
  testEnvironment: '<rootDir>/tools/jest/node-environment.mjs',
  runtime: '<rootDir>/tools/jest/shared-runtime.cjs',
};

export default {
  ...run,
  projects: [
    // Suites that need neither a database nor a document.
    {
      ...sources,
      ...shared,
      displayName: 'pure',
      testMatch: ['<rootDir>/*/src/**/*.pure.test.{ts,tsx}'],
    },
    {
      ...sources,
      ...shared,
      displayName: 'node',
      testPathIgnorePatterns: [...sources.testPathIgnorePatterns, ...isOfPglite, isPure],
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
