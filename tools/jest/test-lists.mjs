// Runs the suites that compare lists: those that import one (endpoints, resources, domains, migrations, routes, source
// files, remotes). No name or mark tells them apart, so none is forgotten. Left out is what calls every endpoint.
import { spawnSync } from 'node:child_process';

const list =
  "from '[^']*(/endpoints|/domains|/load-migrations|/sources-of|/remotes-in|/remote-addresses|/admin-routes\\.fixture|mfe-kit/testing)'";
const callsAll =
  /(?:^|\/)(?:abuse|demo-company|dev-mailbox|e2e|bench|policy-walk)\/|hostile|own-records|partner-secrecy|rotate|api-keys/;

const { stdout } = spawnSync(
  'git',
  ['grep', '--untracked', '-lE', list, '--', '*.test.ts', '*.test.tsx'],
  { encoding: 'utf8' },
);
const suites = stdout.split('\n').filter((file) => file !== '' && !callsAll.test(file));
const jest = ['jest', '--runTestsByPath', ...suites, ...process.argv.slice(2)];
process.exitCode = spawnSync('npx', jest, { stdio: 'inherit' }).status ?? 1;
