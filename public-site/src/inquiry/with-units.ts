import { siteApi } from '../server/site-api';
import type { SentValues, Typed } from '../server/visitor-form';
import { unitsOf } from './inquiry.loader';
import type { UnitView } from './inquiry-view';
import { linesField } from './line-field';
import { typedAmount } from './typed-amount';

const quantityName = new RegExp(String.raw`^${linesField}\.\d{1,4}\.quantity$`);

/** Quantities typed with their unit (`2 t`) become a number and the unit of their line. */
export async function withUnits({ values, apiFetch }: SentValues): Promise<Typed> {
  const typed = Object.entries(values).filter(
    ([name, value]) => quantityName.test(name) && /\p{L}/u.test(value),
  );
  if (typed.length === 0) return values;
  const units = await unitsOf({ api: siteApi(apiFetch) });
  return { ...values, ...Object.fromEntries(typed.flatMap((entry) => amountIn(entry, units))) };
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
