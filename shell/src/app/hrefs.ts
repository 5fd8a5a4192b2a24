import { shellRoutes } from 'contract';

/** The login, and where to go after it. */
export function loginHref(from: string): string {
  if (from === shellRoutes.dashboard) return shellRoutes.login;
  return `${shellRoutes.login}?${new URLSearchParams({ from })}`;
}

/** The part of the page of releases that is about one remote. */
export type ReleasesTab = 'versions' | 'failures' | 'tokens' | 'keys';

/** The page of releases: all remotes, or one of them. */
export function releasesHref(
  remote?: string,
  { tab = 'versions', page = 1 }: { readonly tab?: ReleasesTab; readonly page?: number } = {},
): string {
  if (remote === undefined) return shellRoutes.releases;
  const search = new URLSearchParams({
    remote,
    ...(tab !== 'versions' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${shellRoutes.releases}?${search}`;
}
