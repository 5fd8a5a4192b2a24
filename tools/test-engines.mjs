import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// `npm test` runs on the product's own PostgreSQL. This runs the suites that depend most on the database on the system's,
// which differs from it by its version alone (on CI the oldest that is promised), and the suites that start whole
// installations.
const dependOnDatabase =
  '/(?:api/src/(?:catalog/search/|db/|repository/)|demo-company/src/suites/chemical-)';
const ofInstallations = String.raw`\.installation\.test\.`;
/** Suites in the folders above that open a database of their own, and those of whole installations. */
const others = ['/(?:db/embedded/|hostile-)[^/]*$', ofInstallations];

function run(settings, chosen, ignored) {
  const arguments_ = [
    'jest',
    '--selectProjects',
    'node',
    '--testPathPatterns',
    chosen,
    '--testPathIgnorePatterns',
    ...ignored,
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, ENGINE_SUITES: 'true', ...settings };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

console.log("The system's PostgreSQL");
const onServer = await withPostgres((url) => run({ DATABASE_URL: url }, dependOnDatabase, others));
console.log('Whole installations');
const ofWhole = await run({}, ofInstallations, ['/node_modules/']);
process.exitCode = onServer || ofWhole;
