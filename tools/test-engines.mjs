import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// `npm test` runs on the product's own PostgreSQL. This runs the suites that depend most on the database on the other
// engines that an installation may have: PGlite, and the system's PostgreSQL server.
const folders = [
  'catalog/search/',
  'db/',
  'inquiry/',
  'jobs/',
  'partner/',
  'record/',
  'repository/',
];
/** Suites in these folders that open a database of their own. */
const others = 'pglite-pool|db/embedded/|partner-secrecy|hostile-|visitor-spam';
const arguments_ = [
  'jest',
  '--selectProjects',
  'node',
  '--testPathPatterns',
  `^.*/(?:api/src/(?:${folders.join('|')})|demo-company/src/suites/chemical-).*$`,
  '--testPathIgnorePatterns',
  `/(?:${others})[^/]*$`,
  ...process.argv.slice(2),
];

function run(settings) {
  const env = { ...process.env, ...settings };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

console.log('PGlite');
const embedded = await run({ DATABASE_ENGINE: 'pglite' });
console.log("The system's PostgreSQL");
const server = await withPostgres((url) => run({ DATABASE_URL: url }));
process.exitCode = embedded || server;
