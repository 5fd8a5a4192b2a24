import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Runs a command with the embedded database, then with a temporary PostgreSQL server, whether the first run has failed
// or not: node tools/on-both-engines.mjs <command> …
const command = process.argv.slice(2);
const withPostgres = ['node', join(import.meta.dirname, 'with-postgres.mjs'), ...command];

const codes = [command, withPostgres].map(
  ([program = 'true', ...given]) => spawnSync(program, given, { stdio: 'inherit' }).status ?? 1,
);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
