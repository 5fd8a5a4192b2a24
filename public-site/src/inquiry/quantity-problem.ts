import { t } from '@lingui/core/macro';
import { readTypedQuantity } from 'contract/order-list';

/** Why a quantity is not accepted, with what to type instead. */
export function quantityProblem(typed: string): string {
  const read = readTypedQuantity(typed, []);
  if (read?.kind !== 'unclear') return t`Enter a number such as 25 or 0.5, or with its unit: 2 t`;
  const [grouped, decimal] = read.meanings;
  const { text } = read;
  return t`“${text}” can mean two quantities: type ${grouped} or ${decimal}`;
}
