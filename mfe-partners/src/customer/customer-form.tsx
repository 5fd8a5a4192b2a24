import { customers } from 'contract/partner';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { customerFormHref, customerTableHref } from '../routes';
import { CustomerInputs } from './customer.inputs';

interface CustomerFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. */
export function CustomerForm({ target }: CustomerFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(customers, customerTableHref());
  return (
    <Card>
      <RecordForm
        resource={customers}
        target={target}
        Inputs={CustomerInputs}
        notCopied={['taxNumber', 'documents', 'marketingConsent']}
        onCancel={() => void navigate(listHref)}
        onSaved={(_customer, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(customerFormHref(), { replace: true });
        }}
      />
    </Card>
  );
}
