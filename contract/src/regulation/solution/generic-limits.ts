import type { Classification } from '../classification';
import type { HazardClass } from '../hazard-class';

/** What a mixture is from a concentration of its one hazardous ingredient on. */
export interface GenericLimit {
  readonly from: number;
  readonly hazardClass: HazardClass;
  readonly category: string | null;
  readonly statement: string;
}

type Line = readonly [
  hazardClass: HazardClass,
  categories: string,
  rule: string,
  limits: readonly (readonly [from: number, HazardClass, category: string, statement: string])[],
];

const same = '=';

/**
 * The generic concentration limits of CLP, Annex I, for a mixture with one hazardous ingredient, in percent: the graver first.
 * `=` stands for the ingredient's own category and statement.
 */
const lines: readonly Line[] = [
  [
    'Skin Corr.',
    '1 1A 1B 1C',
    'table 3.2.3',
    [
      [5, 'Skin Corr.', same, same],
      [1, 'Skin Irrit.', '2', 'H315'],
    ],
  ],
  ['Skin Irrit.', '2', 'table 3.2.3', [[10, 'Skin Irrit.', same, same]]],
  [
    'Eye Dam.',
    '1',
    'table 3.3.3',
    [
      [3, 'Eye Dam.', same, same],
      [1, 'Eye Irrit.', '2', 'H319'],
    ],
  ],
  ['Eye Irrit.', '2', 'table 3.3.3', [[10, 'Eye Irrit.', same, same]]],
  ['Resp. Sens.', '1A', 'table 3.4.5', [[0.1, 'Resp. Sens.', same, same]]],
  ['Resp. Sens.', '1 1B', 'table 3.4.5', [[1, 'Resp. Sens.', same, same]]],
  ['Skin Sens.', '1A', 'table 3.4.5', [[0.1, 'Skin Sens.', same, same]]],
  ['Skin Sens.', '1 1B', 'table 3.4.5', [[1, 'Skin Sens.', same, same]]],
  ['Muta.', '1A 1B', 'table 3.5.2', [[0.1, 'Muta.', same, same]]],
  ['Muta.', '2', 'table 3.5.2', [[1, 'Muta.', same, same]]],
  ['Carc.', '1A 1B', 'table 3.6.2', [[0.1, 'Carc.', same, same]]],
  ['Carc.', '2', 'table 3.6.2', [[1, 'Carc.', same, same]]],
  ['Repr.', '1A 1B', 'table 3.7.2', [[0.3, 'Repr.', same, same]]],
  ['Repr.', '2', 'table 3.7.2', [[3, 'Repr.', same, same]]],
  ['Lact.', '', 'table 3.7.2', [[0.3, 'Lact.', same, same]]],
  [
    'STOT SE',
    '1',
    'table 3.8.3',
    [
      [10, 'STOT SE', same, same],
      [1, 'STOT SE', '2', 'H371'],
    ],
  ],
  ['STOT SE', '2', 'table 3.8.3', [[10, 'STOT SE', same, same]]],
  ['STOT SE', '3', 'section 3.8.3.4.5', [[20, 'STOT SE', same, same]]],
  [
    'STOT RE',
    '1',
    'table 3.9.4',
    [
      [10, 'STOT RE', same, same],
      [1, 'STOT RE', '2', 'H373'],
    ],
  ],
  ['STOT RE', '2', 'table 3.9.4', [[10, 'STOT RE', same, same]]],
  ['Ozone', '1', 'table 5.1', [[0.1, 'Ozone', same, same]]],
];

/** The generic limits of a class, and where they stand; undefined where it has none. */
export function genericLimitsOf(
  one: Classification,
): { readonly rule: string; readonly limits: readonly GenericLimit[] } | undefined {
  const found = lines.find(
    ([hazardClass, categories]) =>
      hazardClass === one.hazardClass && categories.split(' ').includes(one.category ?? ''),
  );
  if (!found) return undefined;
  const [, , rule, limits] = found;
  return {
    rule: `CLP, Annex I, ${rule}`,
    limits: limits.map(([from, hazardClass, category, statement]) => ({
      from,
      hazardClass,
      category: category === same ? one.category : category,
      statement: statement === same ? (one.statement ?? '') : statement,
    })),
  };
}
