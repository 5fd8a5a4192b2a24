import type { mailServers } from 'contract/email';
import { PlugZap, Star } from 'lucide-react';
import { createContext, use } from 'react';
import { DropdownMenuItem } from 'shared-ui';
import { type RowOf } from 'shared-ui/resource';

type MailServerRow = RowOf<typeof mailServers>;

interface ServerActions {
  onTest: (server: MailServerRow) => void;
  onMakeDefault: (server: MailServerRow) => void;
}

/** What the page does for a row's menu, which is gone as soon as something was chosen of it. */
export const ServerActionsContext = createContext<ServerActions | undefined>(undefined);

/** What a server's menu offers beside the usual. */
export function SmtpActions({ row }: { row: MailServerRow }) {
  const actions = use(ServerActionsContext);
  return (
    <>
      <DropdownMenuItem onSelect={() => actions?.onTest(row)}>
        <PlugZap /> Test
      </DropdownMenuItem>
      <DropdownMenuItem disabled={row.isDefault} onSelect={() => actions?.onMakeDefault(row)}>
        <Star /> Make default
      </DropdownMenuItem>
    </>
  );
}
