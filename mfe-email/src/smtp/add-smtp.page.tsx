import { t } from '@lingui/core/macro';
import { mailServers } from 'contract/email';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { SmtpForm } from './smtp-form';

function AddSmtpPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  const target = targetOfCopy(mailServers, copied);
  return (
    <>
      <PageHeader
        title={t`New mail server`}
        description={
          target.kind === 'copy'
            ? t`With the settings of another one; name and password are its own.`
            : t`Save it, then test it.`
        }
      />
      <SmtpForm key={copied} target={target} />
    </>
  );
}

export { AddSmtpPage as Component };
