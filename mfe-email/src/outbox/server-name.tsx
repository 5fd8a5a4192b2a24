import { TextCell } from 'shared-ui/table';
import { useMailServers } from '../common/use-mail-servers';

/** What the server of a message is called; a dash when it is gone. */
export function ServerName({ id }: { id: string }) {
  const { servers } = useMailServers();
  if (servers === undefined) return '…';
  return <TextCell value={servers.find(({ _id }) => _id === id)?.name} />;
}
