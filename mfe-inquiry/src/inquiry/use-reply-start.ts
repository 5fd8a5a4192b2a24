import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { mailServers } from 'contract/email';
import { type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf, useResourceRecord } from 'shared-ui/resource';
import type { Addressed } from './reply-draft';

export type ServerRow = RowOf<typeof mailServers>;

export type ReplyStart =
  | { kind: 'loading' | 'no-address' | 'no-server' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; addressed: Addressed; servers: readonly ServerRow[] };

/** Loads what a reply to an inquiry needs, or says why it cannot be written. */
export function useReplyStart(inquiry: Inquiry): ReplyStart {
  const { customerId, email } = inquiry;
  const servers = useMailServers();
  const customer = useResourceRecord(customers, customerId ?? undefined);
  if (email === null) return { kind: 'no-address' };
  if (servers.error !== null) {
    return { kind: 'failed', error: servers.error, retry: () => void servers.refetch() };
  }
  if (servers.data === undefined || customer.isLoading) return { kind: 'loading' };
  if (servers.data.length === 0) return { kind: 'no-server' };
  const addressed = { inquiry: { ...inquiry, email }, customer: customer.data };
  return { kind: 'ready', addressed, servers: servers.data };
}

const query = { pageSize: maxPageSize };

function useMailServers() {
  const { list } = resourceCalls(useApi(), mailServers);
  return useQuery({
    queryKey: resourceKeys.list(mailServers, query),
    queryFn: ({ signal }) => list(query, signal),
    select: ({ data }) => data,
  });
}
