import { t } from '@lingui/core/macro';
import { mailAccountEndpoints, mailAccounts } from 'contract/email';
import { Inbox, LogIn, PlugZap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, DropdownMenuItem, PageHeader, showToast } from 'shared-ui';
import { messageOf, Permitted, useApi } from 'shared-ui/client';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { inboxHref } from '../routes';
import { mailAccountColumns } from './mail-account.columns';
import { MailAccountInputs } from './mail-account.inputs';
import { useProviderSignIn } from './use-provider-sign-in';

function MailAccountScreen() {
  const list = useResourceList(mailAccounts);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Mailboxes`}
        description={t`What arrives in them is read and comes to the inbox, or to the inquiry that it belongs to.`}
        actions={
          <Button asChild variant="outline">
            <Link to={inboxHref()}>
              <Inbox /> {t`Inbox`}
            </Link>
          </Button>
        }
      />
      <ResourceTable
        list={list}
        columns={mailAccountColumns}
        RowActions={AccountActions}
        {...dialog.actions}
      />
      <RecordDialog resource={mailAccounts} Inputs={MailAccountInputs} {...dialog.props} />
    </>
  );
}

function AccountActions({ row }: { row: RowOf<typeof mailAccounts> }) {
  const api = useApi();
  const openProvider = useProviderSignIn();
  const { name } = row;
  async function test() {
    try {
      const { data } = await api.call(mailAccountEndpoints.test, { id: row._id });
      showToast({
        title: data.ok ? t`“${name}” can be read` : t`“${name}” cannot be read`,
        description: data.verdict,
        ...(!data.ok && { tone: 'danger' }),
      });
    } catch (error) {
      showToast({ title: t`Not tested`, description: messageOf(error), tone: 'danger' });
    }
  }
  return (
    <>
      <Permitted to={mailAccountEndpoints.test}>
        <DropdownMenuItem onSelect={() => void test()}>
          <PlugZap /> {t({ message: 'Test', context: 'action' })}
        </DropdownMenuItem>
      </Permitted>
      {row.signIn === 'oauth2' ? (
        <Permitted to={mailAccountEndpoints.beginSignIn}>
          <DropdownMenuItem onSelect={() => void openProvider(row)}>
            <LogIn /> {t`Sign in at the provider`}
          </DropdownMenuItem>
        </Permitted>
      ) : null}
    </>
  );
}

export { MailAccountScreen as Component };
