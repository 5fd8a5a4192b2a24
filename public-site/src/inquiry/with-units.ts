import { siteApi } from '../load/site-api';
import type { SentValues, Typed } from '../load/visitor-form';
import { unitsOf } from '../load/units-of';
import type { UnitView } from '../common/unit-view';
import { linesField } from './line-field';
import { typedAmount } from './typed-amount';

/** Quantities typed with their unit (`2 t`) become a number and the unit of their line. */
export async function withUnits({ values, apiFetch }: SentValues): Promise<Typed> {
  const typed = Object.entries(values).filter(
    ([name, value]) => isQuantity(name) && /\p{L}/u.test(value),
  );
  if (typed.length === 0) return values;
  const units = await unitsOf({ api: siteApi(apiFetch) });
  return { ...values, ...Object.fromEntries(typed.flatMap((entry) => amountIn(entry, units))) };
}

function isQuantity(name: string): boolean {
  const [list, , field] = name.split('.');
  return list === linesField && field === 'quantity';
}

type Entry = readonly [name: string, value: string];

function amountIn([name, value]: Entry, units: readonly UnitView[]): Entry[] {
  const amount = typedAmount(value, units);
  if (!amount) return [];
  return [
    [name, amount.quantity],
    [name.replace(/quantity$/, 'unitId'), amount.unitId],
  ];
}
