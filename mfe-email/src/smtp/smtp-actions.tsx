import { t } from '@lingui/core/macro';
import { mailServerEndpoints, mailServers } from 'contract/email';
import { PlugZap, Star } from 'lucide-react';
import { createContext, use } from 'react';
import { DropdownMenuItem } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';

type MailServerRow = RowOf<typeof mailServers>;

interface ServerActions {
  onTest: (server: MailServerRow) => void;
  onMakeDefault: (server: MailServerRow) => void;
}

/** Actions of the page for a row's menu, which unmounts as soon as an item is chosen. */
export const ServerActionsContext = createContext<ServerActions | undefined>(undefined);

/** Additional items in a server's row menu. */
export function SmtpActions({ row }: { row: MailServerRow }) {
  const actions = use(ServerActionsContext);
  return (
    <>
      <Permitted to={mailServerEndpoints.test}>
        <DropdownMenuItem onSelect={() => actions?.onTest(row)}>
          <PlugZap /> {t({ message: 'Test', context: 'action' })}
        </DropdownMenuItem>
      </Permitted>
      <Permitted to={mailServers.endpoints.update}>
        <DropdownMenuItem disabled={row.isDefault} onSelect={() => actions?.onMakeDefault(row)}>
          <Star /> {t`Make default`}
        </DropdownMenuItem>
      </Permitted>
    </>
  );
}
