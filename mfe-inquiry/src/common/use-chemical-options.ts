import { t } from '@lingui/core/macro';
import { chemicals, chemicalSearchEndpoints, type Suggestion } from 'contract/catalog';
import { useCallback, useRef } from 'react';
import type { Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useReferenceOptions } from 'shared-ui/resource';

/** The option value of free text, where others are a chemical's `_id`. */
export const typedValue = 'typed';
export const maxNameLength = 300;

/**
 * Chemicals that match a text, drafts included, and the text itself as the last option. `formOf` is the offered form of an
 * option that the text asked for.
 */
export function useChemicalOptions() {
  const api = useApi();
  const first = useReferenceOptions(chemicals);
  const forms = useRef<ReadonlyMap<string, string>>(new Map());
  const options = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const words = text.trim();
      forms.current = new Map();
      if (words === '') return first('', signal);
      const query = { q: words.slice(0, 200) };
      const { data } = await api.call(chemicalSearchEndpoints.suggest, {
        query,
        asStaff: true,
        signal,
      });
      forms.current = new Map(
        data.flatMap(({ _id, offeredForm }) => (offeredForm ? [[_id, offeredForm.name]] : [])),
      );
      return [...data.map(optionOf), { value: typedValue, label: words, detail: t`as typed` }];
    },
    [api, first],
  );
  return { options, formOf: ({ value }: Option) => forms.current.get(value) ?? null };
}

/** The name; below it the offered form that was asked for, else the match unless that is the name, else the CAS number. */
function optionOf({ _id, name, casNumber, match, offeredForm }: Suggestion): Option {
  const detail = offeredForm?.name ?? (match.kind === 'name' ? casNumber : match.text);
  return { value: _id, label: name, ...(detail !== null && { detail }) };
}
