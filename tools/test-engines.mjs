import { spawn } from 'node:child_process';
import { withPostgres } from './postgres-server.mjs';

// `npm test` runs on the product's own PostgreSQL. This runs the suites that depend most on the database on the other
// engines that an installation may have: on PGlite, with those about PGlite itself, and on the system's PostgreSQL, which
// differs from the product's own by its version alone; and the suites that start whole installations.
const folders = {
  pglite: ['catalog/search/', 'db/', 'jobs/', 'record/', 'repository/'],
  server: ['catalog/search/', 'catalog/structure/rdkit/', 'db/', 'repository/'],
};
const ofPglite = String.raw`\.pglite\.test\.`;
const ofInstallations = String.raw`\.installation\.test\.`;
/** Suites in the folders above that open a database of their own, and those of whole installations. */
const others = [String.raw`/(?:db/embedded/(?!.*\.pglite\.)|hostile-)[^/]*$`, ofInstallations];

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
  const env = { ...process.env, ENGINE_SUITES: 'true', ...settings };
  const child = spawn('npx', arguments_, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const dependOn = (names) => `/(?:api/src/(?:${names.join('|')})|demo-company/src/suites/chemical-)`;
console.log('PGlite');
const pglite = { DATABASE_ENGINE: 'pglite' };
const onPglite = await run(pglite, [dependOn(folders.pglite), ofPglite], others);
console.log("The system's PostgreSQL");
const onServer = await withPostgres((url) =>
  run({ DATABASE_URL: url }, [dependOn(folders.server)], [...others, ofPglite]),
);
console.log('Whole installations');
const ofWhole = await run({}, [ofInstallations], ['/node_modules/']);
process.exitCode = onPglite || onServer || ofWhole;
