import { t } from '@lingui/core/macro';
import type { DecimalSign, ImportColumn } from 'contract/transfer';
import { Field } from '../parts/field/field';
import { Select } from '../parts/select/select';

interface DecimalChoicesProps {
  /** Columns of numbers that can be read in two ways. */
  columns: readonly ImportColumn[];
  values: Readonly<Record<string, DecimalSign>>;
  onChange: (values: Readonly<Record<string, DecimalSign>>) => void;
}

/** Asks for the decimal sign of each column whose numbers can be read in two ways. */
export function DecimalChoices({ columns, values, onChange }: DecimalChoicesProps) {
  return columns.map((column) => (
    <Field
      key={column.name}
      label={t`Numbers of ${{ name: column.name }}`}
      help={t`They can be read in two ways. Rows with them are wrong until you choose.`}
    >
      <Select
        options={optionsOf(sampleOf(column))}
        value={values[column.name]}
        onValueChange={(sign) => onChange({ ...values, [column.name]: sign })}
      />
    </Field>
  ));
}

const ambiguous = /[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/;

function sampleOf({ samples }: ImportColumn): string {
  return samples.flatMap((sample) => ambiguous.exec(sample)?.[0] ?? [])[0] ?? '1,055';
}

function optionsOf(sample: string) {
  const [whole = '', decimals = ''] = sample.split(/[.,]/);
  const asDecimal = t`${sample} is ${whole} and a part of one`;
  const asThousands = t`${sample} is ${whole} thousand ${{ decimals: Number(decimals) }}`;
  const isPoint = sample.includes('.');
  return [
    { value: 'point', label: t`Decimal point: ${{ meaning: isPoint ? asDecimal : asThousands }}` },
    { value: 'comma', label: t`Decimal comma: ${{ meaning: isPoint ? asThousands : asDecimal }}` },
  ] as const;
}
