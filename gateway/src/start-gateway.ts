import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from 'api';
import { loadDemo } from 'api/demo';
import type { Env } from 'api/env';
import { ensureFirstAdmin, type FirstAdmin } from 'api/first-admin';
import { closeServices, openServices, type RunningServices } from 'api/open-services';
import { publishRelease } from 'api/publish-release';
import { keptRegistry } from 'api/read-registry';
import { system } from 'api/viewer';
import { addPages, type SiteModule } from './add-pages';
import { builtFiles } from './built-files';
import { builtRemotes } from './built-remotes';
import { cachedRegistry } from './registry-cache';
import { readShellAssets } from './shell-assets';

export interface Gateway {
  /** What the person at the terminal should read: addresses, and once the first admin's password. */
  readonly announcements: readonly string[];
  readonly address: string;
  close(): Promise<void>;
}

/** Starts API, site, shell and released remotes on one port. */
export async function startGateway(env: Env, root: string): Promise<Gateway> {
  const services = await openServices(env);
  try {
    const firstAdmin = await ensureFirstAdmin(services);
    if (env.SEED === 'demo') await loadDemo(services);
    const app = await buildApp(services);
    for (const folder of await builtRemotes(root)) {
      const outcome = await publishRelease(services, folder, system);
      if (outcome.kind === 'refused') app.log.error({ folder, ...outcome }, 'A build was refused');
    }
    const shell = join(root, 'shell/dist');
    const { folder: remotes, ensure } = services.releaseFiles;
    await builtFiles(app, { shell, remotes, ensure });
    await addPages(app, {
      publicUrl: env.PUBLIC_URL,
      pageCache: env.PAGE_CACHE,
      remoteOrigins: env.REMOTE_ORIGINS,
      site: await loadSite(root),
      shellAssets: await readShellAssets(shell),
      keptText: (path) => services.keptAnswers.text(path),
      registry: cachedRegistry(
        async () => (await keptRegistry(services)).registry,
        (cause) => app.log.error({ err: cause }, 'The registry could not be read'),
      ),
    });
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    return {
      address,
      announcements: [...addresses(address, services.mailbox), ...announceAdmin(firstAdmin)],
      close: async () => {
        await app.close();
        await closeServices(services);
      },
    };
  } catch (error) {
    await closeServices(services);
    throw error;
  }
}

function addresses(address: string, mailbox: RunningServices['mailbox']): string[] {
  const pages = [`Site    ${address}/`, `Admin   ${address}/login`, `API     ${address}/api/docs`];
  if (!mailbox) return pages;
  return [...pages, `Mail    ${mailbox.host}:${mailbox.port} keeps what is sent to it`];
}

/** What cannot be read again later. */
function announceAdmin(firstAdmin: FirstAdmin): string[] {
  switch (firstAdmin.kind) {
    case 'present':
      return [];
    case 'added':
      return [`Sign in as ${firstAdmin.email} ${passwordNote(firstAdmin.generatedPassword)}`];
    case 'awaited':
      return [`Register the first admin with the set-up token ${firstAdmin.setupToken}`];
    default:
      return firstAdmin satisfies never;
  }
}

function passwordNote(generated: string | undefined): string {
  return generated === undefined
    ? 'with the password from ADMIN_PASSWORD'
    : `with the password ${generated} (shown this once)`;
}

/** The site's built server, which lies outside of the gateway's bundle with its own React. */
async function loadSite(root: string): Promise<SiteModule> {
  const entry = pathToFileURL(join(root, 'public-site/dist/server/site.js'));
  return import(/* webpackIgnore: true */ entry.href);
}
