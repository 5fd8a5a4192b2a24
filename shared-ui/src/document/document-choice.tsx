import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import { documents } from 'contract/document';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Combobox } from '../parts/combobox/combobox';
import { ErrorState } from '../parts/error-state/error-state';
import { Field } from '../parts/field/field';
import type { Option } from '../parts/select/option';
import { Skeleton } from '../parts/skeleton/skeleton';
import { resourceCalls } from '../resource/resource-calls';
import { resourceKeys } from '../client/resource-keys';
import { useReferenceOptions } from '../resource/use-reference-options';
import { DocumentTicks } from './document-ticks';

const maxDocuments = 50;

interface DocumentChoiceProps extends CurrentChoiceProps {
  label: string;
}

interface CurrentChoiceProps {
  /** The `_id`s of the chosen documents. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses a chemical, and among its current documents. */
export function DocumentChoice({ label, chosen, onChange }: DocumentChoiceProps) {
  const options = useReferenceOptions(chemicals);
  const [chemical, setChemical] = useState<Option | null>(null);
  return (
    <>
      <Field label={label}>
        <Combobox
          label={t`Chemicals`}
          placeholder={t`Name, CAS or EC number`}
          options={options}
          value={chemical}
          onValueChange={(option) => {
            setChemical(option);
            onChange([]);
          }}
        />
      </Field>
      {chemical === null ? null : (
        <CurrentDocuments chemicalId={chemical.value} chosen={chosen} onChange={onChange} />
      )}
    </>
  );
}

interface CurrentDocumentsProps extends CurrentChoiceProps {
  chemicalId: string;
}

function CurrentDocuments({ chemicalId, chosen, onChange }: CurrentDocumentsProps) {
  const { data, error, refetch } = useCurrentDocuments(chemicalId);
  if (error !== null) {
    return (
      <ErrorState title={t`The documents could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="3rem" />;
  if (data.total === 0) return <p>{t`This chemical has no documents.`}</p>;
  return (
    <DocumentTicks label={t`Documents`} documents={data.data} chosen={chosen} onChange={onChange} />
  );
}

function useCurrentDocuments(id: string) {
  const { list } = resourceCalls(useApi(), documents);
  const chemicalId = chemicals.id.parse(id);
  const query = { chemicalId, state: 'current', sort: 'kind', pageSize: maxDocuments } as const;
  return useQuery({
    queryKey: resourceKeys.list(documents, query),
    queryFn: ({ signal }) => list(query, signal),
  });
}
