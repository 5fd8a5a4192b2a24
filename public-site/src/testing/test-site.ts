import type { DataSheet } from 'contract/catalog';
import type { TestApi } from 'shared-ui/testing';
import { apiInProcess } from '../serve/api-in-process';
import type { Connection } from '../http/node-request';
import { createSite, type SiteOptions, type SiteView } from '../serve/create-site';
import type { SiteAssets } from '../serve/assets';
import type { SiteMedia } from '../frame/site-media';

export const testMedia: SiteMedia = {
  fonts: { latin: '/latin.woff2', latinExt: '/latin-ext.woff2', greek: '/greek.woff2' },
  icon: '/icon.svg',
  touchIcon: '/touch-icon.png',
  land: '/land.svg',
};

export const testAssets: SiteAssets = {
  build: 'test-build',
  scriptsOf: (kind) => [`/site/assets/page-${kind}.js`, '/site/assets/main.js'],
  fonts: ['/latin.woff2'],
  answer: () => undefined,
};

/** The contents of a data sheet, in place of the PDF that the API draws of them. */
export async function testDataSheet(sheet: DataSheet) {
  return { kind: 'drawn', bytes: new TextEncoder().encode(JSON.stringify(sheet)) } as const;
}

export const origin = 'https://site.example';

/** That of the machine itself, which no limit counts. */
const ownConnection: Connection = { address: '127.0.0.1', forwarding: {} };

/**
 * The site on the real API. A call whose path begins with a key of `statuses` is answered that status instead.
 */
export function testSite(
  { inject }: Pick<TestApi, 'inject'>,
  { cdnMaxAge, isAddressTaken }: Pick<SiteOptions, 'cdnMaxAge' | 'isAddressTaken'> = {},
) {
  const statuses = new Map<string, number>();
  const calls: string[] = [];
  const log = jest.fn<void, [message: string, cause: unknown]>();
  const views: SiteView[] = [];
  const api = apiInProcess(inject);
  const site = createSite({
    assets: testAssets,
    cdnMaxAge,
    isAddressTaken,
    log,
    onView: (view) => views.push(view),
    media: testMedia,
    drawDataSheet: testDataSheet,
    async apiFetch(path, post) {
      calls.push(path);
      const refused = [...statuses].find(([start]) => path.startsWith(start));
      if (refused) return new Response('{}', { status: refused[1] });
      return api(path, post);
    },
  });
  const get = (path: string, init?: RequestInit, connection: Connection = ownConnection) =>
    site(new Request(origin + path, init), connection);
  return { get, log, calls, rendered: site.rendered, statuses, views };
}

/** The document of an answer, parsed as a browser would with scripts switched off. */
export async function documentOf(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
