import { t } from '@lingui/core/macro';
import { quantityText, readTypedQuantity } from 'contract/order-list';
import { type FocusEvent, useState } from 'react';
import { Field, Input } from 'shared-ui';
import { type RowEditor } from 'shared-ui/form';
import type { ItemDraft } from './item-draft';

interface QuantityInputProps extends Pick<RowEditor<ItemDraft>, 'row' | 'change' | 'cell'> {
  units: readonly Readonly<Record<'_id' | 'symbol', string>>[];
}

/** The quantity of an item, as people write it: `1,250.5`, `1.250,5`, or with its unit, `2 t`, which fills both fields. */
export function QuantityInput({ row, change, cell, units }: QuantityInputProps) {
  const [text, setText] = useState(() => textOf(row.quantity));
  const symbols = units.map(({ symbol }) => symbol);
  const read = readTypedQuantity(text, symbols);
  const shown = Object.is(valueOf(text, symbols), row.quantity ?? null)
    ? text
    : textOf(row.quantity);

  function type(typed: string): void {
    setText(typed);
    const next = readTypedQuantity(typed, symbols);
    const unit = next?.kind === 'quantity' && units.find(({ symbol }) => symbol === next.unit);
    change({ quantity: valueOf(typed, symbols), ...(unit && { unitId: unit._id }) });
  }

  function tidy(event: FocusEvent<HTMLInputElement>): void {
    if (read?.kind === 'quantity' && /\p{L}/u.test(event.target.value)) {
      setText(quantityText(read.value));
    }
  }
  const unclear = shown === text && read?.kind === 'unclear' ? unclearText(read.meanings) : null;
  return (
    <Field label={t`Quantity`} {...cell('quantity')} {...(unclear !== null && { error: unclear })}>
      <Input
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={tidy}
      />
    </Field>
  );
}

/** `NaN` for what is no clear quantity of a known unit, so that validation reports it. */
function valueOf(text: string, symbols: readonly string[]): number | null {
  if (text.trim() === '') return null;
  const read = readTypedQuantity(text, symbols);
  if (read?.kind !== 'quantity') return Number.NaN;
  const isKnown = read.unit === undefined || symbols.includes(read.unit);
  return isKnown ? read.value : Number.NaN;
}

function textOf(quantity: number | null | undefined): string {
  return typeof quantity === 'number' && !Number.isNaN(quantity) ? quantityText(quantity) : '';
}

function unclearText([grouped, decimal]: readonly [number, number]): string {
  return t`Type ${grouped} or ${decimal}: this can mean both`;
}
