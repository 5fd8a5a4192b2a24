import { mailServers } from 'contract/email';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { addSmtpHref, smtpTableHref } from '../routes';
import { SmtpInputs } from './smtp.inputs';

interface SmtpFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. */
export function SmtpForm({ target }: SmtpFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(mailServers, smtpTableHref());
  return (
    <Card>
      <RecordForm
        resource={mailServers}
        target={target}
        Inputs={SmtpInputs}
        notCopied={['name', 'isDefault', 'sendsAccountLinks']}
        onCancel={() => void navigate(listHref)}
        onSaved={(_server, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(addSmtpHref(), { replace: true });
        }}
      />
    </Card>
  );
}
