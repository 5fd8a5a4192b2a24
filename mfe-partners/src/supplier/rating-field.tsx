import { t } from '@lingui/core/macro';
import type { suppliers } from 'contract/partner';
import { Field, Select } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

const none = '—';
const ratings = [
  { value: none, label: none },
  {
    value: '5',
    get label() {
      return t`★★★★★ 5 of 5`;
    },
  },
  {
    value: '4',
    get label() {
      return t`★★★★☆ 4 of 5`;
    },
  },
  {
    value: '3',
    get label() {
      return t`★★★☆☆ 3 of 5`;
    },
  },
  {
    value: '2',
    get label() {
      return t`★★☆☆☆ 2 of 5`;
    },
  },
  {
    value: '1',
    get label() {
      return t`★☆☆☆☆ 1 of 5`;
    },
  },
];

/** The staff's rating of a supplier, or none. */
export function RatingField({ form }: InputsProps<typeof suppliers>) {
  const { value, change, blur, ref, fieldProps } = useFormField<typeof suppliers, number>({
    form,
    name: 'rating',
    label: t`Rating`,
    help: t`Our own judgement.`,
  });
  return (
    <Field {...fieldProps}>
      <Select
        ref={ref}
        options={ratings}
        value={value === null ? none : String(value)}
        onValueChange={(chosen) => change(chosen === none ? null : Number(chosen))}
        onBlur={blur}
      />
    </Field>
  );
}
