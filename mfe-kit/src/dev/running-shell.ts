import { shellRoutes } from 'contract';
import { matchRemote, type RemoteManifest } from 'contract/release';
import { releaseApi } from '../release/release-api';

/** What the page of a shell in development says of itself, so that remotes' dev servers know it. */
export const fastRefreshHeader = { name: 'x-fast-refresh', value: 'on' } as const;

/** A shell that runs somewhere, as a remote under development sees it. */
export interface RunningShell {
  readonly url: URL;
  /** Whether it is a development build. */
  readonly hasRefresh: boolean;
  /** Whether its page may load remotes from an origin. */
  readonly allows: (origin: string) => boolean;
  /** An address of its page by which the remote is seen: the remote's first one, if some version of it is released there. */
  readonly start: string;
  readonly isReleased: boolean;
}

/** @throws ReleaseRefusal when it does not answer */
export async function askShell(address: string, manifest: RemoteManifest): Promise<RunningShell> {
  const registry = await releaseApi(address, undefined).registry();
  const url = new URL(address);
  const page = await fetch(new URL(shellRoutes.login, url));
  await page.body?.cancel();
  const policy = page.headers.get('content-security-policy') ?? '';
  const first = firstPageOf(manifest);
  const isReleased = matchRemote(registry, first)?.id === manifest.id;
  return {
    url,
    isReleased,
    start: isReleased ? first : shellRoutes.dashboard,
    hasRefresh: page.headers.get(fastRefreshHeader.name) === fastRefreshHeader.value,
    allows: (origin) => origin === url.origin || scriptSources(policy).includes(origin),
  };
}

function scriptSources(policy: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.find(([name]) => name === 'script-src')?.slice(1) ?? [];
}

/** The first page of its menu; else the first address that takes no parameter. */
function firstPageOf({ nav, patterns }: RemoteManifest): string {
  const entries = nav.flatMap((group) => group.entries.map(({ path }) => path));
  const plain = patterns.filter((pattern) => !/[:*]/.test(pattern));
  return [...entries, ...plain].find((path) => path.startsWith('/')) ?? shellRoutes.dashboard;
}
