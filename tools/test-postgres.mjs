import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// Runs the API suites on a PostgreSQL server of their own: those whose subject is what the database does. Structures,
// file formats, uploads and the demo company are the same on both engines.
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
/** Of those the ones that ask nothing of the database that others do not. */
const others = 'pglite-pool|partner-secrecy|hostile-|visitor-spam';
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
