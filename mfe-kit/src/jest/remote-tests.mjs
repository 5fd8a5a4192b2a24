import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Packages that are used as their source, and those that are published as ES modules alone. */
const transformed = [
  'api',
  'contract',
  'demo-company',
  'dev-mailbox',
  'mfe-kit',
  'panel-runtime',
  'shared-ui',
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

/** How every test reads sources and packages: Jest's registry is one of CommonJS. */
export const sources = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      fileOf('texts-transform.mjs'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '^.+\\.po$': fileOf('catalogue-transform.mjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-[a-z]+/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** What holds for a run. */
export const run = {
  // Half as many again as there are cores: a suite waits for its database a quarter of its time.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // A suite leaves some 60 MB behind, mostly of its database: beyond this a process is replaced by a new one, which costs a
  // second, where collecting garbage in gigabytes would cost minutes.
  workerIdleMemoryLimit: '1.2GB',
  // Milliseconds for a test or a hook, the only limit of the kind: a suite starts a database of its own.
  testTimeout: Number(process.env.TEST_TIMEOUT ?? 180_000),
  reporters: ['default', fileOf('retries-reporter.mjs')],
  globalSetup: fileOf('run-folder.mjs'),
  globalTeardown: fileOf('close-run-folder.mjs'),
};

/** Tests of screens: jsdom, and the real API to talk to. */
export const screens = {
  ...sources,
  testEnvironment: fileOf('dom-environment.mjs'),
  runtime: fileOf('compiled-runtime.cjs'),
  setupFilesAfterEnv: [fileOf('dom-setup.ts'), fileOf('retry.ts')],
};

/** The tests of a remote in a folder of its own. */
export default { ...run, ...screens, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] };

function fileOf(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
