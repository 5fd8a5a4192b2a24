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
        title="New mail server"
        description={
          target.kind === 'copy'
            ? 'With the settings of another one; name and password are its own.'
            : 'Save it, then test it.'
        }
      />
      <SmtpForm key={copied} target={target} />
    </>
  );
}

export { AddSmtpPage as Component };
