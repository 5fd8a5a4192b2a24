import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { Combobox, Field, type Option } from 'shared-ui';
import { type RowEditor } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import { maxNameLength, typedValue, useChemicalOptions } from './use-chemical-options';

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
      label={t`Chemical`}
      id={id}
      error={error ?? cell('chemicalId').error}
      isRequired
      help={freeText === null ? undefined : t`In the words as typed, not of the catalogue.`}
    >
      <Combobox
        label={t`Chemicals`}
        placeholder={t`Name, CAS or EC number, or words of your own`}
        maxLength={maxNameLength}
        options={options}
        value={label === null ? null : { value: chemicalId ?? typedValue, label }}
        onValueChange={choose}
        onBlur={({ target }) => keep(target.value)}
      />
    </Field>
  );
}
