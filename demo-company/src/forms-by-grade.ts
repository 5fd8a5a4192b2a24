export interface DemoPack {
  readonly quantity: number;
  readonly unit: string;
  readonly container: string;
}

interface Graded {
  readonly name: string;
  readonly grades: readonly string[];
  readonly packagings: readonly DemoPack[];
}

interface GradedForm extends Graded {
  readonly [field: string]: unknown;
}

const laboratory: ReadonlySet<string> = new Set(['LR', 'AR', 'ACS', 'HPLC', 'Electronic']);

/** Laboratories buy bottles: reagents are not shipped in tanks. */
export function formsByGrade({ name, grades, packagings }: Graded): GradedForm[] {
  const fine = grades.filter((grade) => laboratory.has(grade));
  const others = grades.filter((grade) => !laboratory.has(grade));
  if (fine.length === 0 || others.length === 0) return [];
  const small = packagings.filter(isSmall);
  return [
    {
      name: `${name}, ${others.join(', ')}`,
      grades: others,
      packagings: packagings.filter(isLarge),
    },
    {
      name: `${name}, ${fine.join(', ')}`,
      grades: fine,
      packagings: small.length > 0 ? small : bottlesFor(packagings),
    },
  ];
}

/** The packs of a chemical's grades where these are of one kind. */
export function packsByGrade({ grades, packagings }: Graded): readonly DemoPack[] {
  if (!grades.every((grade) => laboratory.has(grade))) return packagings;
  const small = packagings.filter(isSmall);
  return small.length > 0 ? small : bottlesFor(packagings);
}

/** In kilograms or litres. */
const factors: Readonly<Record<string, number>> = { mL: 0.001, g: 0.001, L: 1, kg: 1, t: 1000 };

function isSmall({ quantity, unit }: DemoPack): boolean {
  return quantity * (factors[unit] ?? 1) <= 5;
}

function isLarge(pack: DemoPack): boolean {
  return !isSmall(pack);
}

function bottlesFor(packagings: readonly DemoPack[]): DemoPack[] {
  const isByVolume = packagings.some(({ unit }) => unit === 'L' || unit === 'mL');
  return isByVolume
    ? [1, 2.5].map((quantity) => ({ quantity, unit: 'L', container: 'Glass bottle' }))
    : [
        { quantity: 500, unit: 'g', container: 'HDPE bottle' },
        { quantity: 2.5, unit: 'kg', container: 'HDPE bottle' },
      ];
}
