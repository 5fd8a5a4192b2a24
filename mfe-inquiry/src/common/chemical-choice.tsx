import { chemicals, chemicalSearchEndpoints, type Suggestion } from 'contract/catalog';
import { useCallback, useRef } from 'react';
import { Combobox, Field, type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type RowEditor } from 'shared-ui/form';
import { useReferenceOptions, useResourceRecord } from 'shared-ui/resource';

/** The part of a row that names what it is about. */
interface NamedRow {
  chemicalId?: string | null | undefined;
  freeText?: string | null | undefined;
  offeredForm?: string | null | undefined;
}

interface ChemicalChoiceProps extends RowEditor<NamedRow> {
  /** The chosen chemical's name; undefined while it is unknown. */
  name: string | undefined;
  onNamed: (id: string, name: string) => void;
}

/** The option value of free text, where others are a chemical's `_id`. */
const typedValue = 'typed';
const maxNameLength = 300;

/** A combobox for a chemical of the catalogue or free text. */
export function ChemicalChoice({ row, change, cell, name, onNamed }: ChemicalChoiceProps) {
  const { options, formOf } = useChemicalOptions();
  const { chemicalId = null, freeText = null } = row;
  const isUnnamed = chemicalId !== null && name === undefined;
  const { data } = useResourceRecord(chemicals, isUnnamed ? chemicalId : undefined);
  const label = chemicalId === null ? freeText : (name ?? data?.name ?? '…');
  const { id, error } = cell('freeText');

  function choose(option: Option | null) {
    if (option === null) change({ chemicalId: null, freeText: null, offeredForm: null });
    else if (option.value === typedValue) keep(option.label);
    else {
      onNamed(option.value, option.label);
      change({ chemicalId: option.value, freeText: null, offeredForm: formOf(option) });
    }
  }
  /** Free text counts even if no option was chosen. */
  function keep(typed: string) {
    const words = typed.trim();
    if (words === '' || words === label) return;
    change({
      chemicalId: null,
      freeText: words.slice(0, maxNameLength),
      offeredForm: null,
    });
  }
  return (
    <Field
      label="Chemical"
      id={id}
      error={error ?? cell('chemicalId').error}
      isRequired
      help={freeText === null ? undefined : 'In the words as typed, not of the catalogue.'}
    >
      <Combobox
        label="Chemicals"
        placeholder="Name, CAS or EC number, or words of your own"
        maxLength={maxNameLength}
        options={options}
        value={label === null ? null : { value: chemicalId ?? typedValue, label }}
        onValueChange={choose}
        onBlur={({ target }) => keep(target.value)}
      />
    </Field>
  );
}

/**
 * Chemicals that match a text, drafts included, and the text itself as the last option. `formOf` is the offered form of an
 * option that the text asked for.
 */
function useChemicalOptions() {
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
      return [...data.map(optionOf), { value: typedValue, label: words, detail: 'as typed' }];
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
