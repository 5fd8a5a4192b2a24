import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// Runs a command with DATABASE_URL set to a temporary PostgreSQL server: node tools/with-postgres.mjs <command> …
const [command = 'true', ...arguments_] = process.argv.slice(2);

process.exitCode = await withPostgres((url) => {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(command, arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
