import { run, screens, sources } from 'mfe-kit/jest';

const isPure = String.raw`\.pure\.test\.`;
/** Suites that start installations with a database of their own take long: `npm run test:engines` runs them, with this variable. */
const isOfInstallations = process.env.ENGINE_SUITES ? [] : [String.raw`\.installation\.test\.`];
/** Generated requests are a step of their own: `npm run test:fuzz`. */
const isOfFuzz = process.env.FUZZ_SUITES ? [] : [String.raw`\.fuzz\.test\.`];
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
      testPathIgnorePatterns: [
        ...sources.testPathIgnorePatterns,
        ...isOfInstallations,
        ...isOfFuzz,
        isPure,
      ],
      setupFiles: ['<rootDir>/mfe-kit/src/jest/umask.ts'],
      setupFilesAfterEnv: ['<rootDir>/mfe-kit/src/jest/retry.ts'],
      testMatch: ['contract', 'api', 'demo-company', 'dev-mailbox', 'gateway', 'tools'].map(test),
    },
    {
      ...screens,
      displayName: 'dom',
      testPathIgnorePatterns: [...screens.testPathIgnorePatterns, isPure],
      testMatch: ['panel-runtime', 'shared-ui', 'mfe-*', 'shell', 'public-site'].map(test),
    },
  ],
};
