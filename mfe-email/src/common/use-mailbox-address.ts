import { useQuery } from '@tanstack/react-query';
import { type MailServer, mailboxEndpoints } from 'contract/email';
import { useApi, usePermission } from 'shared-ui/client';

const ownNames = new Set(['localhost', '127.0.0.1', '::1']);

type Address = Pick<MailServer, 'host' | 'port'>;

/**
 * The address of the development mail server. Requested only if a mail server is on localhost: elsewhere there is none,
 * and the request would fail. Undefined for those who may not read its mail, too.
 */
export function useMailboxAddress(servers: readonly Partial<Address>[]): Address | undefined {
  const api = useApi();
  const mayRead = usePermission(mailboxEndpoints.list.needs);
  const { data } = useQuery({
    queryKey: ['mailbox', 'address'],
    queryFn: ({ signal }) => api.call(mailboxEndpoints.list, { query: { pageSize: 1 }, signal }),
    enabled: mayRead && servers.some(({ host }) => isOwn(host)),
  });
  return data && { host: data.host, port: data.port };
}

/** Whether a server has this address; the names of localhost count as equal. */
export function isAt(address: Address | undefined, { host, port }: Partial<Address>): boolean {
  if (address === undefined || address.port !== port) return false;
  return address.host === host || (isOwn(address.host) && isOwn(host));
}

function isOwn(host: string | undefined): boolean {
  return host !== undefined && ownNames.has(host);
}
