import { chemicalSearchEndpoints, type Suggestion } from 'contract/catalog';
import { useCallback } from 'react';
import { type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';

/** Chemicals that a text finds, drafts included, as options of a combobox or a search. */
export function useChemicalOptions() {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      const q = text.trim().slice(0, 200);
      if (q === '') return [];
      const { data } = await api.call(chemicalSearchEndpoints.suggest, {
        query: { q },
        asStaff: true,
        signal,
      });
      return data.map(optionOf);
    },
    [api],
  );
}

/** The name; below it the match unless that is the name, else the CAS number. */
function optionOf({ _id, name, casNumber, match }: Suggestion): Option {
  const detail = match.kind === 'name' ? casNumber : match.text;
  return { value: _id, label: name, ...(detail !== null && { detail }) };
}
