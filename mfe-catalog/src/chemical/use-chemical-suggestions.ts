import { chemicalSearchEndpoints, type Suggestion } from 'contract/catalog';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type Suggestions } from 'shared-ui/table';
import { editChemicalHref } from '../routes';

/** The type-ahead of the table's search: choosing a chemical opens it. */
export function useChemicalSuggestions(): Suggestions {
  const api = useApi();
  const navigate = useNavigate();
  const options = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = { q: text.trim() };
      const { data } = await api.call(chemicalSearchEndpoints.suggest, {
        query,
        asStaff: true,
        signal,
      });
      return data.map(optionOf);
    },
    [api],
  );
  return { options, onChoose: ({ value }) => void navigate(editChemicalHref(value)) };
}

/** The name; below it the match unless that is the name, else the CAS number. */
function optionOf({ _id, name, casNumber, match }: Suggestion): Option {
  const detail = match.kind === 'name' ? casNumber : match.text;
  return { value: _id, label: name, ...(detail !== null && { detail }) };
}
