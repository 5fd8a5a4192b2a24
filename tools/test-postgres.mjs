import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// Runs API suites on a temporary PostgreSQL server: those that test the database's behaviour. Structures, file formats,
// uploads and the demo company behave the same on both engines.
const folders = [
  'catalog/(?!structure|card)(?:[^/]+/)*',
  'content/content-resources',
  'core/plain-resources',
  'db/',
  'email/(?:email-resources|queue/|sending/)',
  'inquiry/(?:[^/]+/)*',
  'jobs/',
  'partner/',
  'record/',
  'repository/',
  'staff/(?:dashboard/|saved-view)',
  'transfer/import/',
].join('|');
/** Suites in these folders that use nothing of the database that others do not test. */
const others = 'pglite-pool|db/embedded/|partner-secrecy|hostile-|visitor-spam';
const arguments_ = [
  'jest',
  '--selectProjects',
  'node',
  '--testPathPatterns',
  `^.*/(?:api/src/(?:${folders})|demo-company/src/suites/chemical-)[^/]*$`,
  '--testPathIgnorePatterns',
  `/(?:${others})[^/]*$`,
  ...process.argv.slice(2),
];

process.exitCode = await withPostgres((url) => {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
