import compress from '@fastify/compress';
import { requestTurns } from 'api/request-turns';
import type { DrawnSheet } from 'api/data-sheet';
import type { Meters } from 'api/meters';
import { shellRoutes } from 'contract';
import type { DataSheet } from 'contract/catalog';
import { formerRemote, matchRemote, type Registry } from 'contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Brand, type ShellDocument, shellDocument } from 'shell/document';
import type {
  apiInProcess,
  bodyOf,
  connectionOf,
  createSite,
  headOf,
  readAssets,
  requestUrl,
} from 'public-site/site';
import { pageIds } from './page-ids';
import { limitPages } from './page-limit';
import { newNonce, shellHeaders } from './security';
import type { ShellAssets } from './shell-assets';
import { answererBySite } from './site-answers';

/** What the site's built server exports. */
export interface SiteModule {
  readonly apiInProcess: typeof apiInProcess;
  readonly bodyOf: typeof bodyOf;
  readonly connectionOf: typeof connectionOf;
  readonly createSite: typeof createSite;
  readonly headOf: typeof headOf;
  readonly readAssets: typeof readAssets;
  readonly requestUrl: typeof requestUrl;
}

export interface Pages {
  readonly publicUrl: string | undefined;
  /** The setting `CDN_MAX_AGE`, in seconds. */
  readonly cdnMaxAge: number;
  /** Origins that remotes may be loaded from, besides our own. */
  readonly remoteOrigins: readonly string[];
  /** Origins of development builds, which an admin may run as an override. */
  readonly overrideOrigins: readonly string[];
  /** The signed-in admin that a request's cookies belong to. */
  readonly adminOf: (cookies: string | undefined) => Promise<string | undefined>;
  /** Whether there is no account yet, and the first one is to be created with the set-up token. */
  readonly awaitsFirstAccount: () => Promise<boolean>;
  readonly site: SiteModule;
  readonly shellAssets: ShellAssets;
  readonly shellBuild: string;
  readonly registry: () => Promise<Registry>;
  /** The company, as far as the panel shows it. */
  readonly brand: () => Promise<PanelBrand>;
  /** Whether staff may sign in with an identity provider. */
  readonly hasIdentityProvider: boolean;
  readonly isAddressTaken: (slug: string) => Promise<boolean>;
  readonly drawDataSheet: (sheet: DataSheet) => Promise<DrawnSheet>;
  /** Counts answers of the site and the panel. */
  readonly views: Meters['pageViews'];
  /** The API's response cache. */
  readonly cachedText: Parameters<typeof apiInProcess>[1];
}

/** The company, and what it calls the account at its identity provider. */
export interface PanelBrand extends Brand {
  readonly signInLabel: string | null;
}

const shellPaths = new Set<string>(Object.values(shellRoutes));

/** Routes that are neither API nor files: admin addresses get the shell's page, the rest is the site's. */
export async function addPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const ids = pageIds(app);
  const site = pages.site.createSite({
    apiFetch: pages.site.apiInProcess((request) => ids.inject(request), pages.cachedText),
    assets: await pages.site.readAssets(),
    cdnMaxAge: pages.cdnMaxAge,
    isAddressTaken: pages.isAddressTaken,
    drawDataSheet: pages.drawDataSheet,
    onView: ({ kind, status, isCached }) =>
      pages.views.inc({ kind, status, cached: String(isCached) }),
    ...(pages.publicUrl === undefined ? {} : { publicUrl: pages.publicUrl }),
    log: (message, cause) => app.log.error({ err: cause }, message),
  });
  const answerBySite = answererBySite(site, pages.site);
  await app.register(async (scope) => {
    await limitPages(scope);
    await scope.register(requestTurns);
    // The site parses its own form requests, within its own limits.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Two packets take as long as one: what is smaller, such as the page of an unknown address, is sent as it is.
    await scope.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      // A page draws its data sheet in a worker thread, and its calls count for the visitor.
      config: { cost: 'thread' },
      handler: async (request, reply) => {
        const { path, registry } = await lookUp(request, pages);
        if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
        const isOfPanel = shellPaths.has(path) || matchRemote(registry, path) !== undefined;
        const adminId =
          isOfPanel || formerRemote(registry, path)
            ? await pages.adminOf(request.headers.cookie)
            : undefined;
        if (isOfPanel || adminId !== undefined) {
          pages.views.inc({ kind: 'panel', status: 200, cached: 'false' });
          return answerByShell(reply, pages, {
            pathname: path,
            registry: adminId === undefined ? undefined : registry,
            adminId,
            awaitsFirstAccount: adminId === undefined && (await pages.awaitsFirstAccount()),
            brand: await pages.brand(),
          });
        }
        return ids.answer(request.id, () => answerBySite(request, reply));
      },
    });
  });
}

async function lookUp(request: FastifyRequest, { registry }: Pages) {
  const path = request.url.split('?')[0] ?? '/';
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, registry: await registry() };
}

/** The registry is included only for signed-in admins. */
function answerByShell(
  reply: FastifyReply,
  pages: Pages,
  page: Pick<ShellDocument, 'pathname' | 'registry' | 'adminId' | 'awaitsFirstAccount'> & {
    readonly brand: PanelBrand;
  },
) {
  const { shellAssets: assets, shellBuild: build, remoteOrigins } = pages;
  const { overrideOrigins, hasIdentityProvider } = pages;
  const { signInLabel } = page.brand;
  const signInProvider = hasIdentityProvider ? (signInLabel ?? 'your company account') : undefined;
  const nonce = newNonce();
  reply
    .headers(shellHeaders(nonce, [...remoteOrigins, ...overrideOrigins]))
    .header('vary', 'cookie')
    // Blocks scripts without a hash, even those the shell cannot check: modules that import each other.
    .header('integrity-policy', 'blocked-destinations=(script)')
    .type('text/html; charset=utf-8');
  const options = { nonce, overrideOrigins, signInProvider };
  return reply.send(shellDocument({ ...page, ...options, assets, build }));
}
