import { shellRoutes } from 'contract';

/** The login, and where to go after it. */
export function loginHref(from: string): string {
  if (from === shellRoutes.dashboard) return shellRoutes.login;
  return `${shellRoutes.login}?${new URLSearchParams({ from })}`;
}
