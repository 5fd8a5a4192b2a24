import { t } from '@lingui/core/macro';
import { NotStated } from '../common/not-stated';
import type { TableRow } from './listing-table';
import { rowFormId } from './row-form';

interface RowOptionsProps {
  row: TableRow;
  field: 'grade' | 'packaging';
  label: string;
  options: readonly string[];
}

/** Several are a choice, which the form of the row sends. */
export function RowOptions({ row, field, label, options }: RowOptionsProps) {
  const [only, ...others] = options;
  if (only === undefined) return <NotStated />;
  if (others.length === 0) return only;
  const count = options.length;
  return (
    <select name={field} form={rowFormId(row)} aria-label={label}>
      <option value="">{t`Any of ${count}`}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
