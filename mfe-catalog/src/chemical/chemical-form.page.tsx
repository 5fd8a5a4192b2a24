import { chemicals } from 'contract/catalog';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget } from 'shared-ui/form';
import { ChemicalForm } from './chemical-form';

function ChemicalFormPage() {
  const [address] = useSearchParams();
  const target = targetOf(address.get('copy'));
  return (
    <>
      <PageHeader
        title="New chemical"
        description={
          target.kind === 'copy'
            ? 'A draft with the values of another one; its code and address are its own.'
            : 'A name is enough for a draft.'
        }
      />
      <ChemicalForm key={address.get('copy')} target={target} />
    </>
  );
}

function targetOf(copied: string | null): FormTarget {
  const id = chemicals.id.safeParse(copied);
  return id.success ? { kind: 'copy', id: id.data } : { kind: 'new' };
}

export { ChemicalFormPage as Component };
