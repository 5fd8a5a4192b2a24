import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { mailServers } from 'contract/email';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf } from 'shared-ui/resource';

/** The mail servers, at most one page of the largest size. */
export function useMailServers() {
  const { list } = resourceCalls(useApi(), mailServers);
  const query = { pageSize: maxPageSize };
  const { data, error, refetch } = useQuery({
    queryKey: resourceKeys.list(mailServers, query),
    queryFn: ({ signal }) => list(query, signal),
  });
  return { servers: data?.data, error, retry: () => void refetch() };
}

type MailServerRow = RowOf<typeof mailServers>;

/** The time until which a server is paused, as the API last answered; undefined while it is ready. */
export function pauseOf({ pausedUntil }: Pick<MailServerRow, 'pausedUntil'>) {
  return pausedUntil !== null && Date.parse(pausedUntil) > Date.now() ? pausedUntil : undefined;
}
