import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// `npm test` runs on the product's own PostgreSQL. This runs the suites that depend most on the database on the other
// engines that an installation may have, PGlite and the system's PostgreSQL server, and those about PGlite itself.
const folders = [
  'catalog/search/',
  'catalog/structure/rdkit/',
  'db/',
  'inquiry/',
  'jobs/',
  'partner/',
  'record/',
  'repository/',
];
/** Suites in these folders that open a database of their own. */
const others = String.raw`/(?:db/embedded/(?!.*\.pglite\.)|partner-secrecy|hostile-|visitor-spam)[^/]*$`;
const ofPglite = String.raw`\.pglite\.test\.`;

function run(settings, chosen, ignored) {
  const arguments_ = [
    'jest',
    '--selectProjects',
    'node',
    '--testPathPatterns',
    ...chosen,
    '--testPathIgnorePatterns',
    ...ignored,
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, ...settings };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const dependent = `/(?:api/src/(?:${folders.join('|')})|demo-company/src/suites/chemical-)`;
console.log('PGlite');
const embedded = await run({ DATABASE_ENGINE: 'pglite' }, [dependent, ofPglite], [others]);
console.log("The system's PostgreSQL");
const server = await withPostgres((url) =>
  run({ DATABASE_URL: url }, [dependent], [others, ofPglite]),
);
process.exitCode = embedded || server;
