import compress from '@fastify/compress';
import { requestTurns } from 'api/request-turns';
import type { DrawnSheet } from 'api/data-sheet';
import type { Meters } from 'api/meters';
import { shellRoutes } from 'contract';
import type { DataSheet } from 'contract/catalog';
import type { Maintenance } from 'contract/operation';
import { formerRemote, matchRemote } from 'contract/release';
import { isTriedPage } from 'shell/document';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  apiInProcess,
  bodyOf,
  connectionOf,
  createSite,
  headOf,
  readAssets,
  requestUrl,
} from 'public-site/site';
import { answerMaintenance } from './maintenance-page';
import { pageIds } from './page-ids';
import { limitPages } from './page-limit';
import { answerByPanel, type PanelPages } from './panel-page';
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

export interface Pages extends PanelPages {
  readonly publicUrl: string | undefined;
  /** The setting `CDN_MAX_AGE`, in seconds. */
  readonly cdnMaxAge: number;
  /** The signed-in admin that a request's cookies belong to. */
  readonly adminOf: (cookies: string | undefined) => Promise<string | undefined>;
  /** Null while visitors may see the site. */
  readonly maintenance: () => Promise<Maintenance | null>;
  readonly site: SiteModule;
  readonly isAddressTaken: (slug: string) => Promise<boolean>;
  readonly drawDataSheet: (sheet: DataSheet) => Promise<DrawnSheet>;
  /** Counts answers of the site and the panel. */
  readonly views: Meters['pageViews'];
  /** The API's response cache. */
  readonly cachedText: Parameters<typeof apiInProcess>[1];
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
        const { cookie } = request.headers;
        const mayBeOfPanel = isOfPanel || formerRemote(registry, path) || isTriedPage(cookie, path);
        const adminId = mayBeOfPanel ? await pages.adminOf(cookie) : undefined;
        if (isOfPanel || adminId !== undefined) {
          pages.views.inc({ kind: 'panel', status: 200, cached: 'false' });
          return answerByPanel({ request, reply }, pages, { pathname: path, adminId });
        }
        const maintenance = await pages.maintenance();
        if (maintenance !== null) {
          pages.views.inc({ kind: 'maintenance', status: 503, cached: 'false' });
          return answerMaintenance(reply, maintenance, await pages.brand());
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
