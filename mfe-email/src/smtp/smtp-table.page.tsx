import { t } from '@lingui/core/macro';
import { mailServers } from 'contract/email';
import { Server } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, PageHeader, useSteady } from 'shared-ui';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { addSmtpHref, editSmtpHref } from '../routes';
import { ServerActionsContext, SmtpActions } from './smtp-actions';
import { SmtpTestDialog } from './smtp-test-dialog';
import { smtpColumns } from './smtp.columns';
import { useMakeDefault } from './use-make-default';

function SmtpTablePage() {
  const list = useResourceList(mailServers);
  const navigate = useNavigate();
  const [tested, setTested] = useState<RowOf<typeof mailServers>>();
  const onMakeDefault = useSteady(useMakeDefault());
  const actions = useMemo(
    () => ({
      onTest: setTested,
      onMakeDefault: (server: RowOf<typeof mailServers>) => void onMakeDefault(server),
    }),
    [onMakeDefault],
  );
  return (
    <ServerActionsContext value={actions}>
      <PageHeader title={t`Mail servers`} description={t`The servers that our email leaves by.`} />
      <ResourceTable
        list={list}
        columns={smtpColumns}
        hrefOf={({ _id }) => editSmtpHref(_id)}
        onNew={() => void navigate(addSmtpHref())}
        onDuplicate={({ _id }) => void navigate(addSmtpHref({ copyOf: _id }))}
        RowActions={SmtpActions}
        Empty={NoServers}
      />
      {tested === undefined ? null : (
        <SmtpTestDialog server={tested} onClose={() => setTested(undefined)} />
      )}
    </ServerActionsContext>
  );
}

function NoServers() {
  return (
    <EmptyState
      title={t`No mail servers yet`}
      icon={<Server />}
      action={
        <Button asChild>
          <Link to={addSmtpHref()}>{t`New mail server`}</Link>
        </Button>
      }
    >
      {t`Nothing can be sent before there is one: its address, a user name and a password are enough.`}
    </EmptyState>
  );
}

export { SmtpTablePage as Component };
