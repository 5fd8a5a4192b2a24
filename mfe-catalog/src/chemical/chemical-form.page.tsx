import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget } from 'shared-ui/form';
import type { ValuesOf } from 'shared-ui/resource';
import { ChemicalForm } from './chemical-form';

function ChemicalFormPage() {
  const [address] = useSearchParams();
  const target = targetOf(address.get('copy'));
  return (
    <>
      <PageHeader
        title={t`New chemical`}
        description={
          target.kind === 'copy'
            ? t`A draft with the values of another one; its code and address are its own.`
            : t`A name is enough for a draft.`
        }
      />
      <ChemicalForm
        key={address.toString()}
        target={target}
        initialValues={valuesOf(address.get('words'))}
      />
    </>
  );
}

function targetOf(copied: string | null): FormTarget {
  const id = chemicals.id.safeParse(copied);
  return id.success ? { kind: 'copy', id: id.data } : { kind: 'new' };
}

/** A CAS or EC number is one, all else a name. */
function valuesOf(words: string | null): Partial<ValuesOf<typeof chemicals>> {
  if (words === null) return {};
  const [casNumber, ecNumber] = [parseCasNumber(words), parseEcNumber(words)];
  if (casNumber.ok) return { casNumber: casNumber.value };
  return ecNumber.ok ? { ecNumber: ecNumber.value } : { name: words.slice(0, 200) };
}

export { ChemicalFormPage as Component };
