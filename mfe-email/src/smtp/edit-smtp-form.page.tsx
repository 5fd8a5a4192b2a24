import { t } from '@lingui/core/macro';
import { mailServers } from 'contract/email';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { SmtpForm } from './smtp-form';
import { StateLine } from './smtp-cells';

function EditSmtpFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(mailServers, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit mail server`}
        description={data === undefined ? undefined : <StateLine server={data} />}
      />
      <SmtpForm key={id} target={{ kind: 'edit', id }} />
    </>
  );
}

export { EditSmtpFormPage as Component };
