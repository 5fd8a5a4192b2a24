import { suppliers } from 'contract/partner';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { supplierFormHref, supplierTableHref } from '../routes';
import { SupplierInputs } from './supplier.inputs';

interface SupplierFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. */
export function SupplierForm({ target }: SupplierFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(suppliers, supplierTableHref());
  return (
    <Card>
      <RecordForm
        resource={suppliers}
        target={target}
        Inputs={SupplierInputs}
        notCopied={['taxNumber', 'documents', 'marketingConsent']}
        onCancel={() => void navigate(listHref)}
        onSaved={(_supplier, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(supplierFormHref(), { replace: true });
        }}
      />
    </Card>
  );
}
