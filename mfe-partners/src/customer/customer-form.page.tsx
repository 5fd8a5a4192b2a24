import { t } from '@lingui/core/macro';
import { customers } from 'contract/partner';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget } from 'shared-ui/form';
import { CustomerForm } from './customer-form';

function CustomerFormPage() {
  const [address] = useSearchParams();
  const target = targetOf(address.get('copy'));
  return (
    <>
      <PageHeader
        title={t`New customer`}
        description={
          target.kind === 'copy'
            ? t`With the values of another one; tax number, documents and consent are its own.`
            : t`A name is enough to start with.`
        }
      />
      <CustomerForm key={address.get('copy')} target={target} />
    </>
  );
}

function targetOf(copied: string | null): FormTarget {
  const id = customers.id.safeParse(copied);
  return id.success ? { kind: 'copy', id: id.data } : { kind: 'new' };
}

export { CustomerFormPage as Component };
