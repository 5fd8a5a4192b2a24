import type { Classification, ClassificationLimit } from '../classification';

export interface AquaticResult {
  readonly classification: Classification | null;
  readonly rule: string;
}

/** The M-factors of an entry: the first is of acute, the second of chronic toxicity; a lone one is of both, none is 1. */
export function factorsOf(limits: readonly ClassificationLimit[]) {
  const factors = limits.flatMap((limit) => (limit.kind === 'm-factor' ? [limit.factor] : []));
  const [acute = 1, chronic = acute] = factors;
  return { acute, chronic };
}

/** CLP, Annex I, tables 4.1.1 and 4.1.2, for one hazardous ingredient. */
export function aquaticOf(
  one: Classification,
  limits: readonly ClassificationLimit[],
  percent: number,
): AquaticResult {
  const { acute, chronic } = factorsOf(limits);
  if (one.hazardClass === 'Aquatic Acute') {
    const isMet = acute * percent >= 25;
    const rule = `CLP, Annex I, table 4.1.1: M = ${acute}, ${acute} × ${percent} % ${isMet ? '≥' : '<'} 25 %`;
    return { classification: isMet ? { ...one, marks: [] } : null, rule };
  }
  const own = Number(one.category);
  const factor = own === 1 ? chronic : 1;
  const share = factor * percent;
  const rule = `CLP, Annex I, table 4.1.2: ${own === 1 ? `M = ${chronic}, ` : ''}share ${Number(share.toPrecision(4))} %`;
  const category = chronicCategory(own, share);
  if (category === undefined) return { classification: null, rule };
  const statement = `H41${category - 1}`;
  return { classification: { ...one, category: String(category), statement, marks: [] }, rule };
}

/** A tenth of the share counts for each category below its own; category 4 stays what it is. */
function chronicCategory(own: number, share: number): number | undefined {
  if (own === 4) return share >= 25 ? 4 : undefined;
  for (let category = own; category <= 3; category += 1) {
    if (share * 10 ** (category - own) >= 25) return category;
  }
  return undefined;
}
