import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import { type ChemicalDocumentRecord, documents, languageName } from 'contract/document';
import { useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Checkbox } from '../parts/checkbox/checkbox';
import { Combobox } from '../parts/combobox/combobox';
import { ErrorState } from '../parts/error-state/error-state';
import { Field } from '../parts/field/field';
import type { Option } from '../parts/select/option';
import { Skeleton } from '../parts/skeleton/skeleton';
import { resourceCalls } from '../resource/resource-calls';
import { resourceKeys } from '../client/resource-keys';
import { useReferenceOptions } from '../resource/use-reference-options';
import { token } from '../tokens/token';
import { documentKinds } from './document-kinds';

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & label {
    display: flex;
    gap: ${token.space[2]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

const maxDocuments = 50;

interface DocumentChoiceProps {
  /** The `_id`s of the chosen documents. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses a chemical, and among its current documents. */
export function DocumentChoice({ chosen, onChange }: DocumentChoiceProps) {
  const options = useReferenceOptions(chemicals);
  const [chemical, setChemical] = useState<Option | null>(null);
  return (
    <>
      <Field label="Chemical">
        <Combobox
          label="Chemicals"
          placeholder="Name, CAS or EC number"
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

interface CurrentDocumentsProps extends DocumentChoiceProps {
  chemicalId: string;
}

function CurrentDocuments({ chemicalId, chosen, onChange }: CurrentDocumentsProps) {
  const { data, error, refetch } = useCurrentDocuments(chemicalId);
  if (error !== null) {
    return (
      <ErrorState title="The documents could not be loaded" onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="3rem" />;
  if (data.total === 0) return <p>This chemical has no documents.</p>;
  return (
    <List aria-label="Documents">
      {data.data.map((document) => (
        <li key={document._id}>
          <label>
            <Checkbox
              checked={chosen.includes(document._id)}
              onCheckedChange={(isChosen) =>
                onChange(
                  isChosen === true
                    ? [...chosen, document._id]
                    : chosen.filter((id) => id !== document._id),
                )
              }
            />
            {nameOf(document)}
          </label>
        </li>
      ))}
    </List>
  );
}

function nameOf({ title, kind, language, revision, lotNumber }: ChemicalDocumentRecord): string {
  return [
    title,
    documentKinds[kind],
    languageName(language),
    ...(lotNumber === null ? [] : [`lot ${lotNumber}`]),
    ...(revision === null ? [] : [`revision ${revision}`]),
  ].join(', ');
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
