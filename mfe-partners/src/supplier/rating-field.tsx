import type { suppliers } from 'contract/partner';
import { Field, Select } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

const none = '—';
const ratings = [
  { value: none, label: none },
  { value: '5', label: '★★★★★ 5 of 5' },
  { value: '4', label: '★★★★☆ 4 of 5' },
  { value: '3', label: '★★★☆☆ 3 of 5' },
  { value: '2', label: '★★☆☆☆ 2 of 5' },
  { value: '1', label: '★☆☆☆☆ 1 of 5' },
];

/** The staff's rating of a supplier, or none. */
export function RatingField({ form }: InputsProps<typeof suppliers>) {
  const { value, change, blur, ref, fieldProps } = useFormField<typeof suppliers, number>({
    form,
    name: 'rating',
    label: 'Rating',
    help: 'Our own judgement.',
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
