import { t } from '@lingui/core/macro';
import type { BasketLine } from '../basket/basket-line';
import type { ChemicalFacts } from './inquiry-view';
import { lineField } from './line-field';
import { LineSelect } from './line-select';

interface FormSelectProps {
  line: BasketLine;
  facts: ChemicalFacts | undefined;
  onChoose: ((name: string) => void) | undefined;
}

/** The forms that the chemical of a line is sold in; nothing for a chemical without. */
export function FormSelect({ line, facts, onChoose }: FormSelectProps) {
  const { number, chemicalId, offeredForm = '' } = line;
  const names = facts?.forms?.map(({ name }) => name) ?? [];
  if (chemicalId === null || (names.length === 0 && offeredForm === '')) return null;
  // One that is gone can be seen, and another one chosen.
  const all = offeredForm === '' || names.includes(offeredForm) ? names : [offeredForm, ...names];
  return (
    <LineSelect
      name={lineField(number, 'offeredForm')}
      label={t`Form`}
      value={offeredForm}
      onChoose={onChoose}
    >
      <option value="">{t`Any form`}</option>
      {all.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </LineSelect>
  );
}
