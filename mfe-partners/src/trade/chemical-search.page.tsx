import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Combobox, EmptyState, Field, PageHeader, token } from 'shared-ui';
import { useResourceRecord, useAddress } from 'shared-ui/resource';
import { useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { idIn } from '../common/read-address';
import { ChemicalHead } from './chemical-head';
import { Traders } from './traders';
import { useTradedOptions } from './use-traded-options';

const Box = styled.div`
  max-width: 40rem;
  margin-bottom: ${token.space[5]};
`;

function ChemicalSearchPage() {
  const chemicalId = idIn(useAddress().address, 'chemical');
  return (
    <>
      <PageHeader
        title={t`Find suppliers and buyers`}
        description={t`Type a chemical to see who supplies it and who buys it.`}
      />
      <ChemicalBox chemicalId={chemicalId} />
      {chemicalId === undefined ? (
        <EmptyState title={t`Choose a chemical`} icon={<Search />}>
          {t`By its name, a synonym, or its CAS number. Its suppliers and customers come up here.`}
        </EmptyState>
      ) : (
        <>
          <ChemicalHead id={chemicalId} />
          <Traders key={chemicalId} chemicalId={chemicalId} />
        </>
      )}
    </>
  );
}

interface ChemicalBoxProps {
  chemicalId: string | undefined;
}

/** Choosing another chemical returns both lists to their first page. */
function ChemicalBox({ chemicalId }: ChemicalBoxProps) {
  const { change } = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const { data: chemical } = useResourceRecord(chemicals, chemicalId);
  useListKeys({ onSearch: () => input.current?.focus(), onNew: undefined });
  return (
    <Box>
      <Field label={t`Chemical`}>
        <Combobox
          ref={input}
          label={t`Chemicals`}
          aria-keyshortcuts="/"
          placeholder={t`Name, synonym or CAS number`}
          maxLength={200}
          options={useTradedOptions()}
          value={chemical === undefined ? null : { value: chemical._id, label: chemical.name }}
          onValueChange={(option) =>
            change({
              chemical: option?.value,
              suppliersPage: undefined,
              customersPage: undefined,
            })
          }
        />
      </Field>
    </Box>
  );
}

export { ChemicalSearchPage as Component };
