import { t } from '@lingui/core/macro';
import type { BasketAmount } from '../basket/basket-line';

/** A line in an export. */
export interface SharedLine extends Omit<BasketAmount, 'unitId' | 'offeredForm'> {
  /** The offered form where one is chosen. */
  name: string;
  /** The unit's symbol. */
  unit: string;
  /** The full URL of the chemical's page; empty without one. */
  address: string;
}

/** How a line stands on the visitor's own list. */
export function onList(asWritten: string): string {
  return t`On your list: “${asWritten}”`;
}

/** The lines as plain text for an email: `1. Methanol, 25 kg, AR, 200 L Steel drum`. */
export function textOf(lines: readonly SharedLine[]): string {
  return lines
    .map(({ name, quantity, unit, grade, packaging }, place) => {
      const amount = quantity === '' ? '' : `${quantity} ${unit}`.trim();
      const said = [name, amount, grade, packaging].filter((part) => part !== '');
      return `${place + 1}. ${said.join(', ')}\n`;
    })
    .join('');
}
