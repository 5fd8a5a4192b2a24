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

interface IntegrationsAddress {
  readonly tab?: 'keys' | 'webhooks';
  /** One webhook with its log, or `new` for the form of another one. */
  readonly webhook?: string;
  readonly page?: number;
}

/** The address of Integrations: the API keys, the webhooks, or one of them. */
export function integrationsHref({ tab = 'keys', webhook, page = 1 }: IntegrationsAddress = {}) {
  const parameters = new URLSearchParams({
    ...(tab !== 'keys' && { tab }),
    ...(webhook !== undefined && { webhook }),
    ...(page > 1 && { page: String(page) }),
  });
  const { integrations } = shellRoutes;
  return parameters.size === 0 ? integrations : `${integrations}?${parameters}`;
}

interface PersonalDataAddress {
  readonly tab?: 'person' | 'retention';
  readonly page?: number;
}

/** The address of Personal data. Who is looked for is no part of it: addresses get into logs. */
export function personalDataHref({ tab = 'person', page = 1 }: PersonalDataAddress = {}): string {
  const parameters = new URLSearchParams({
    ...(tab !== 'person' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  const { personalData } = shellRoutes;
  return parameters.size === 0 ? personalData : `${personalData}?${parameters}`;
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

/** The address of Roles: all roles, or what one of them sees. */
export function rolesHref(role?: string): string {
  if (role === undefined) return shellRoutes.roles;
  return `${shellRoutes.roles}?${new URLSearchParams({ role })}`;
}
