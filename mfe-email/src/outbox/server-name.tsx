import { TextCell } from 'shared-ui/table';
import { useMailServers } from '../common/use-mail-servers';

/** The name of a message's mail server; a dash when it was deleted. */
export function ServerName({ id }: { id: string }) {
  const { servers } = useMailServers();
  if (servers === undefined) return '…';
  return <TextCell value={servers.find(({ _id }) => _id === id)?.name} />;
}
