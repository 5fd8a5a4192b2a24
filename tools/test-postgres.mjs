import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// Runs the API suites on a PostgreSQL server of their own.
const arguments_ = [
  'jest',
  '--selectProjects',
  'node',
  '--testPathPatterns',
  '^.*/api/',
  ...process.argv.slice(2),
];

process.exitCode = await withPostgres((url) => {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
