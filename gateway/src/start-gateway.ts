import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from 'api';
import { activateWaiting, misfits } from 'api/activate-waiting';
import { addFirstRecords } from 'api/first-records';
import { dataSheetPdf } from 'api/data-sheet';
import type { Env } from 'api/env';
import { ensureFirstAdmin, type FirstAdmin, hasAdmin } from 'api/first-admin';
import { addressLookup } from 'api/is-address-taken';
import { type Panel, readCachedPanel } from 'api/panel-builds';
import { readCachedMaintenance } from 'api/maintenance';
import { openStorage } from 'api/open-storage';
import { openServices, type RunningServices } from 'api/open-services';
import { publicUrlOf } from 'api/public-url';
import { publishRelease } from 'api/publish-release';
import { readCachedCompany } from 'api/read-company';
import { readCachedRegistry } from 'api/read-registry';
import { system } from 'api/viewer';
import { waitForStorage } from 'api/wait-for-storage';
import { shellRoutes } from 'contract';
import type { Maintenance } from 'contract/operation';
import { panelId, type Registry } from 'contract/release';
import { demoCompany, substanceLibrary } from 'demo-company';
import { openMailbox } from 'dev-mailbox';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addPages, type SiteModule } from './add-pages';
import { builtFiles } from './built-files';
import { builtRemotes } from './built-remotes';
import { adminCheck } from './admin-check';
import { lastRead } from './last-read';
import type { PanelBrand } from './panel-page';
import { addSecurityTxt } from './security-txt';
import { openStartingServer } from './starting-server';

export interface Gateway {
  /** What a setting leaves open, for the terminal. */
  readonly notes: readonly string[];
  /** The URLs of the pages, for the terminal. */
  readonly addresses: readonly string[];
  /** Credentials for the first sign-in, which cannot be read again. Never write them to a collected log. */
  readonly credentials: readonly string[];
  readonly address: string;
  close(): Promise<void>;
}

export interface GatewayOptions {
  readonly log: Logger;
  /** Reports the current step of the start, in one line. */
  readonly report: (line: string) => void;
  /** Whether builds of remotes found here take the place of older active versions. */
  readonly isReplacing?: boolean;
  /** Whether the database is updated without a backup before. */
  readonly isBackupSkipped?: boolean;
}

/** Starts API, site, shell and released remotes on one port. */
export async function startGateway(
  env: Env,
  root: string,
  { log, report, isReplacing = false, isBackupSkipped = false }: GatewayOptions,
): Promise<Gateway> {
  const starting = await openStartingServer(env);
  try {
    const reportStep = (line: string) => {
      starting.report(line);
      report(line);
    };
    return await startServices(env, root, {
      log,
      report: reportStep,
      isReplacing,
      isBackupSkipped,
      free: () => starting.close(),
    });
  } catch (error) {
    await starting.close();
    throw error;
  }
}

interface Starting extends Required<GatewayOptions> {
  /** Releases the address. */
  readonly free: () => Promise<void>;
}

async function startServices(
  env: Env,
  root: string,
  { log, report, isReplacing, isBackupSkipped, free }: Starting,
): Promise<Gateway> {
  const site = siteLoader(root);
  const services = await openServices(env, {
    log,
    databaseTemplates: join(root, 'gateway/dist-first-start'),
    report,
    openMailbox,
    substances: substanceLibrary,
    waitsForDatabase: true,
    backupBeforeUpdate: isBackupSkipped ? 'skipped' : 'made',
    whileDatabaseStarts: () => void site().catch(() => undefined),
  });
  try {
    // While the jobs, which have just been started, connect to the database.
    const app = await buildApp(services);
    const firstAdmin = await addWhatIsMissing(app, { services, root, report, isReplacing });
    const { folder: remotes, ensure } = services.releaseFiles;
    await mkdir(join(remotes, panelId), { recursive: true });
    await builtFiles(app, { remotes, ensure });
    await addPages(app, {
      publicUrl: env.PUBLIC_URL,
      cdnMaxAge: env.CDN_MAX_AGE,
      remoteOrigins: env.REMOTE_ORIGINS,
      overrideOrigins: env.OVERRIDE_ORIGINS,
      adminOf: adminCheck(services.sessions),
      awaitsFirstAccount: untilFalse(
        firstAdmin.kind === 'awaited',
        async () => !(await hasAdmin(services.database)),
      ),
      hasIdentityProvider: services.identityProvider !== undefined,
      site: await site(),
      isAddressTaken: addressLookup(services),
      drawDataSheet: (sheet) => dataSheetPdf(services, sheet),
      views: services.meters.pageViews,
      cachedText: (path) => services.responseCache.text(path),
      ...lastReads(app, services),
    });
    addSecurityTxt(app, {
      publicUrl: publicUrlOf(env),
      readContact: async () => (await readCachedCompany(services)).securityContact,
    });
    await app.ready();
    await free();
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    return {
      address,
      notes: publicUrlNote(env),
      addresses: addressesAt(address, services.mailbox),
      credentials: credentialsOf(firstAdmin, env.PUBLIC_URL ?? address),
      close: async () => {
        await app.close();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** What pages need of the API, each as it was read last. */
function lastReads(app: FastifyInstance, services: RunningServices) {
  return {
    panel: lastRead<Panel | undefined>({
      first: undefined,
      read: () => readCachedPanel(services),
      report: (cause) => app.log.error({ err: cause }, 'The panel could not be read'),
    }),
    registry: lastRead<Registry, string | undefined>({
      first: { remotes: [], revoked: [] },
      read: async (build) => (await readCachedRegistry(services, build)).registry,
      report: (cause) => app.log.error({ err: cause }, 'The registry could not be read'),
    }),
    maintenance: lastRead<Maintenance | null>({
      first: null,
      read: () => readCachedMaintenance(services),
      report: (cause) => app.log.error({ err: cause }, 'The maintenance mode could not be read'),
    }),
    brand: lastRead<PanelBrand>({
      first: { name: null, shortName: null, hue: null, locale: null, signInLabel: null },
      read: () => readCachedCompany(services),
      report: (cause) => app.log.error({ err: cause }, 'The company could not be read'),
    }),
  };
}

interface Publishing {
  readonly services: RunningServices;
  readonly root: string;
  readonly report: (line: string) => void;
  readonly isReplacing: boolean;
}

/** The first account, records and releases, where they are not there yet. */
async function addWhatIsMissing(app: FastifyInstance, publishing: Publishing): Promise<FirstAdmin> {
  const { services, root, report } = publishing;
  const { env } = services;
  const firstAdmin = await ensureFirstAdmin(services);
  const isNeeded = firstAdmin.kind !== 'present';
  const hasStorage = await waitForStorage(openStorage(env), { isNeeded, report });
  if (env.SEED === 'demo')
    await demoCompany.load(services, { report, files: join(root, 'demo-company/files') });
  await addFirstRecords(services);
  if (hasStorage) await publishBuilds(app, publishing);
  return firstAdmin;
}

/** Publishes what was built here where nothing is active yet, and says what is left and what cannot run. */
async function publishBuilds(
  app: FastifyInstance,
  { services, root, report, isReplacing }: Publishing,
): Promise<void> {
  for (const { remote, version, reason } of await activateWaiting(services.database)) {
    report(`${remote} ${version} ${reason === undefined ? 'waited and is active' : 'waits'}`);
  }
  const folders = await builtRemotes(root);
  let isLeft = false;
  for (const [index, folder] of folders.entries()) {
    const outcome = await publishRelease(services, folder, { viewer: system, isReplacing });
    if (outcome.kind === 'refused') app.log.error({ folder, ...outcome }, 'A build was refused');
    if (outcome.kind === 'published') {
      report(`Published ${relative(root, folder)} (${index + 1} of ${folders.length})`);
    }
    const isNewest = folders.findIndex((one) => dirname(one) === dirname(folder)) === index;
    if (outcome.kind === 'left' && isNewest) {
      isLeft = true;
      report(`${outcome.version} was built here and is left: ${outcome.active} is active`);
    }
  }
  if (isLeft && !isReplacing) report('Start with --publish to take newer builds from here.');
  for (const misfit of await misfits(services.database)) report(misfit);
}

function addressesAt(address: string, mailbox: RunningServices['mailbox']): string[] {
  const pages = [`Site    ${address}/`, `Admin   ${address}/login`, `API     ${address}/api/docs`];
  if (!mailbox) return pages;
  return [...pages, `Mail    ${mailbox.host}:${mailbox.port} keeps what is sent to it`];
}

function publicUrlNote(env: Env): string[] {
  if (env.PUBLIC_URL !== undefined) return [];
  const note = `links in pages, feed and sitemap are for ${publicUrlOf(env)}`;
  return [`PUBLIC_URL is not set: ${note}. Set it before others use the site.`];
}

/** Shown once; cannot be read again. */
function credentialsOf(firstAdmin: FirstAdmin, address: string): string[] {
  switch (firstAdmin.kind) {
    case 'present':
      return [];
    case 'added':
      return [`Sign in as ${firstAdmin.email} ${passwordNote(firstAdmin.generatedPassword)}`];
    case 'awaited':
      return [
        `Create the first account at ${address}${shellRoutes.login}#${firstAdmin.setupToken}`,
      ];
    default:
      return firstAdmin satisfies never;
  }
}

/** A condition that is asked for until it does not hold any more. */
function untilFalse(first: boolean, ask: () => Promise<boolean>): () => Promise<boolean> {
  let holds = first;
  return async () => {
    if (holds) holds = await ask();
    return holds;
  };
}

function passwordNote(generated: string | undefined): string {
  return generated === undefined
    ? 'with the password from ADMIN_PASSWORD'
    : `with the password ${generated} (shown this once)`;
}

/** @returns a function that loads the site once */
function siteLoader(root: string): () => Promise<SiteModule> {
  let loading: Promise<SiteModule> | undefined;
  return () => (loading ??= loadSite(root));
}

/** The site's built server, which is outside the gateway's bundle because it has its own React. */
async function loadSite(root: string): Promise<SiteModule> {
  const entry = pathToFileURL(join(root, 'public-site/dist/server/site.js'));
  return import(/* webpackIgnore: true */ entry.href);
}
