import { serverSegments, shellRoutes, siteRoutes } from '../site-routes';
import { patternsMeet } from './route-pattern';

/** The owner of addresses that no remote may use, if the route pattern matches one of them. */
export function addressOwner(pattern: string): string | undefined {
  const first = pattern.split('/')[1] ?? '';
  if (first.startsWith(':')) return 'the whole site';
  if (serverSegments.some((segment) => segment === first.toLowerCase())) return 'the server';
  const meets = (route: string) => route !== '/' && patternsMeet(pattern, route);
  if (Object.values(shellRoutes).some(meets)) return 'the shell';
  return Object.values(siteRoutes).some(meets) ? 'the public site' : undefined;
}
