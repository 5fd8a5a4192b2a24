import { shellRoutes } from 'contract';
import type { ColleagueState } from 'contract/staff';

/** The login page, with the address to go to afterwards. */
export function loginHref(from: string): string {
  if (from === shellRoutes.dashboard) return shellRoutes.login;
  return `${shellRoutes.login}?${new URLSearchParams({ from })}`;
}

interface StaffAddress {
  readonly search?: string;
  readonly state?: ColleagueState | undefined;
  readonly page?: number;
}

/** The address of the staff list. */
export function staffHref({ search = '', state, page = 1 }: StaffAddress = {}): string {
  const parameters = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(state !== undefined && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size === 0 ? shellRoutes.staff : `${shellRoutes.staff}?${parameters}`;
}

/** The tabs of a remote's page under Releases. */
export type ReleasesTab = 'versions' | 'failures' | 'tokens' | 'keys';

/** The address of Releases: all remotes, or one of them. */
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
