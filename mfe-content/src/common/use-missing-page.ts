import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-ui/client';
import { findSitePage, pagePathOf } from './find-site-page';
import { useSitePaths } from './use-site-paths';

/** Whether a link to the site is broken; false while loading and if the check fails. */
export function useMissingPage(link: string): boolean {
  const api = useApi();
  const path = pagePathOf(link);
  const isOwn = /^\/(?![/\\])/.test(link);
  const isListed = useSitePaths().some((page) => page.path === path);
  const { data } = useQuery({
    queryKey: ['site-page', path],
    queryFn: ({ signal }) => findSitePage(api, path, signal),
    enabled: isOwn && !isListed,
    // A page may have been added or removed since the last check.
    refetchOnMount: 'always',
  });
  return isOwn && !isListed && data === false;
}
