import { t } from '@lingui/core/macro';
import { suppliers } from 'contract/partner';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget } from 'shared-ui/form';
import { SupplierForm } from './supplier-form';

function SupplierFormPage() {
  const [address] = useSearchParams();
  const target = targetOf(address.get('copy'));
  return (
    <>
      <PageHeader
        title={t`New supplier`}
        description={
          target.kind === 'copy'
            ? t`With the values of another one; tax number, documents and consent are its own.`
            : t`A name is enough to start with.`
        }
      />
      <SupplierForm key={address.get('copy')} target={target} />
    </>
  );
}

function targetOf(copied: string | null): FormTarget {
  const id = suppliers.id.safeParse(copied);
  return id.success ? { kind: 'copy', id: id.data } : { kind: 'new' };
}

export { SupplierFormPage as Component };
