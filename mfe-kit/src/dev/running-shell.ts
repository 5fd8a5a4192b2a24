import { shellRoutes } from 'contract';
import type { RemoteManifest } from 'contract/release';
import { reach } from '../release/release-api';

/** The response header by which dev servers of remotes recognise a shell in development. */
export const fastRefreshHeader = { name: 'x-fast-refresh', value: 'on' } as const;

/** A running shell, as a remote under development sees it. */
export interface RunningShell {
  readonly url: URL;
  /** Whether it is a development build. */
  readonly hasRefresh: boolean;
  /** Whether its page allows builds from an origin. */
  readonly allows: (origin: string) => boolean;
  /** A page that shows the remote: its first address, if a version of it is released there. */
  readonly start: string;
  /** Whether the panel knows its first address. */
  readonly isReleased: boolean;
}

/** @throws ReleaseRefusal when the shell does not answer */
export async function askShell(address: string, manifest: RemoteManifest): Promise<RunningShell> {
  const url = new URL(address);
  const page = await reach(new URL(shellRoutes.login, url));
  const origins = overrideOriginsIn(await page.text());
  const first = firstPageOf(manifest);
  const { ok: isReleased } = await reach(new URL(first, url));
  return {
    url,
    isReleased,
    start: isReleased ? first : shellRoutes.dashboard,
    hasRefresh: page.headers.get(fastRefreshHeader.name) === fastRefreshHeader.value,
    allows: (origin) => origins.includes(origin),
  };
}

/** The shell's page lists them in a meta element. */
function overrideOriginsIn(html: string): string[] {
  const listed = /<meta name="override-origins" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return listed.split(' ').filter((origin) => origin !== '');
}

/** The first page of its menu, else the first address without a parameter. */
function firstPageOf({ nav, patterns }: RemoteManifest): string {
  const entries = nav.flatMap((group) => group.entries.map(({ path }) => path));
  const plain = patterns.filter((pattern) => !/[:*]/.test(pattern));
  return [...entries, ...plain].find((path) => path.startsWith('/')) ?? shellRoutes.dashboard;
}
