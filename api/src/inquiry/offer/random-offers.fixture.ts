import { offers, VatRule } from 'contract/inquiry';

/** A linear congruential generator (Numerical Recipes): the same series for the same seed. */
function series(seed: number) {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const decimal = (digits: number, places: number): string => {
    const whole = String(below(10 ** digits));
    const count = below(places + 1);
    const fraction = String(below(10 ** places))
      .padStart(places, '0')
      .slice(0, count);
    return fraction === '' ? whole : `${whole}.${fraction}`;
  };
  const maybe = <Value>(value: () => Value): Value | null => (below(2) === 0 ? null : value());
  return { below, decimal, maybe };
}

const key = (line: number) => `00000000-0000-4000-8000-${String(line).padStart(12, '0')}`;

/** Offers of up to twelve lines with every kind of sum, many of them at the half of a cent. */
export function randomOffers(count: number, seed = 1) {
  const { below, decimal, maybe } = series(seed);
  const percent = () => (below(20) === 0 ? '100' : decimal(2, 3));
  return Array.from({ length: count }, () =>
    offers.create.parse({
      currency: ['EUR', 'USD', 'JPY', 'KWD'][below(4)],
      validUntil: '2999-12-31',
      lines: Array.from({ length: below(13) }, (_, line) => ({
        key: key(line),
        freeText: `Product ${line + 1}`,
        quantity: below(12) === 0 ? null : `${below(1000) + 1}${below(2) === 0 ? '' : '.5'}`,
        unitId: null,
        unitPrice: below(12) === 0 ? null : decimal(4, 4),
        discountPercent: maybe(percent),
      })),
      discountPercent: maybe(percent),
      freight: maybe(() => decimal(3, 3)),
      insurance: maybe(() => decimal(2, 3)),
      otherCharges: maybe(() => decimal(2, 3)),
      otherChargesName: maybe(() => 'Customs papers'),
      vatRule: maybe(() => VatRule.options[below(3)] ?? null),
      vatPercent: decimal(2, 1),
    }),
  );
}
