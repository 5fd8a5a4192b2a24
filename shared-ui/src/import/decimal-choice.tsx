import type { DecimalSign } from 'contract/transfer';
import { Field } from '../parts/field/field';
import { Select } from '../parts/select/select';

const options = [
  { value: 'point', label: 'Point: 1,055 is one thousand and fifty-five' },
  { value: 'comma', label: 'Comma: 1,055 is one and a bit' },
] as const;

interface DecimalChoiceProps {
  value: DecimalSign | undefined;
  onChange: (sign: DecimalSign) => void;
}

/** Asks for the decimal separator when the file's numbers are ambiguous. */
export function DecimalChoice({ value, onChange }: DecimalChoiceProps) {
  return (
    <Field
      label="Decimal sign"
      help="Some numbers of this file can be read in two ways. Rows with them are wrong until you choose."
    >
      <Select options={options} value={value} onValueChange={onChange} />
    </Field>
  );
}
