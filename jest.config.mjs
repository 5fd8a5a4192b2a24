const typescript = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that are published as ES modules alone: Jest's CommonJS registry needs them transformed. */
const modulesOnly = [
  'd3-array',
  'd3-geo',
  'internmap',
  'jose',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
];

const shared = {
  transform: typescript,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-[a-z]+/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const test = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`;

export default {
  maxWorkers: '100%',
  // A suite leaves some 60 MB behind, mostly of its database: beyond this a process is replaced by a new one, which costs a
  // second, where collecting garbage in gigabytes would cost minutes.
  workerIdleMemoryLimit: '1.2GB',
  // A suite starts a database of its own, which takes seconds on a busy machine.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/tools/jest/run-folder.mjs',
  globalTeardown: '<rootDir>/tools/jest/close-run-folder.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/jest/node-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/retry.ts'],
      testMatch: ['contract', 'api', 'gateway', 'tools'].map(test),
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/jest/dom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/dom-setup.ts', '<rootDir>/tools/jest/retry.ts'],
      testMatch: ['shared-ui', 'mfe-*', 'shell', 'public-site'].map(test),
    },
  ],
};
