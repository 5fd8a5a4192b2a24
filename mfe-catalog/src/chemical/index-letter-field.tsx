import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { indexLetter, indexLetters } from 'contract/chemistry';
import { Field, Select } from 'shared-ui';
import { type InputsProps, useFormField, useFormValue } from 'shared-ui/form';

type Chemicals = typeof chemicals;

const byName = 'by name';

/** The chemical's letter in the A–Z list: derived from its name unless overridden. */
export function IndexLetterField({ form }: InputsProps<Chemicals>) {
  const name = useFormValue<Chemicals, string>(form, 'name') ?? '';
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, string>({
    form,
    name: 'indexLetterOverride',
    label: t`Letter in the A–Z list`,
    help: t`Locants, Greek letters and prefixes such as tert- do not count.`,
  });
  const options = [
    {
      value: byName,
      label: name === '' ? t`By the name` : t`By the name: ${{ letter: indexLetter(name) }}`,
    },
    ...indexLetters.map((letter) => ({ value: letter, label: letter })),
  ];
  return (
    <Field {...fieldProps}>
      <Select
        ref={ref}
        options={options}
        value={value ?? byName}
        onValueChange={(chosen) => change(chosen === byName ? null : chosen)}
        onBlur={blur}
      />
    </Field>
  );
}
