import { t } from '@lingui/core/macro';
import { chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { useCallback } from 'react';
import { Combobox, Field, type Option, RadioGroup } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useReferenceOptions, useResourceRecord } from 'shared-ui/resource';
import type { Draft, Linked } from './draft';
import type { ChangeDraft } from './use-draft';

const choices: readonly { value: Linked; label: string }[] = [
  {
    value: 'customers',
    get label() {
      return t`its customers`;
    },
  },
  {
    value: 'suppliers',
    get label() {
      return t`its suppliers`;
    },
  },
  {
    value: 'both',
    get label() {
      return t`both`;
    },
  },
  {
    value: 'none',
    get label() {
      return t`no one: only fill in its variables`;
    },
  },
];

interface LinkedInputProps {
  draft: Draft;
  change: ChangeDraft;
}

/** Adds all partners linked to a chemical as recipients. */
export function LinkedInput({ draft: { chemicalId, linked }, change }: LinkedInputProps) {
  const { data } = useResourceRecord(chemicals, chemicalId ?? undefined);
  const chosen = chemicalId === null ? null : { value: chemicalId, label: data?.name ?? '…' };
  return (
    <>
      <Field label={t`Everyone linked to a chemical`}>
        <Combobox
          label={t`Chemicals`}
          placeholder={t`Name, synonym or CAS number`}
          maxLength={200}
          options={useChemicalOptions()}
          value={chosen}
          onValueChange={(option) => change({ chemicalId: option?.value ?? null })}
        />
      </Field>
      {chemicalId === null ? null : (
        <Field label={t`Of this chemical write to`}>
          <RadioGroup
            options={choices}
            value={linked}
            onValueChange={(value) => change({ linked: value })}
          />
        </Field>
      )}
    </>
  );
}

function useChemicalOptions() {
  const api = useApi();
  const first = useReferenceOptions(chemicals);
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const q = text.trim();
      if (q === '') return first('', signal);
      const query = { q };
      const asStaff = true;
      const { data } = await api.call(chemicalSearchEndpoints.suggest, { query, asStaff, signal });
      return data.map(({ _id, name, casNumber }) => ({
        value: _id,
        label: name,
        ...(casNumber !== null && { detail: casNumber }),
      }));
    },
    [api, first],
  );
}
