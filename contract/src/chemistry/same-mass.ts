/** In g/mol: the rounding error of masses with two decimals. */
const minDifference = 0.02;

/** As a share: tables of atomic weights differ by less than this; a hydrogen is more, up to 5 000 g/mol. */
const minShare = 0.0002;

/** Whether two molar masses in g/mol may stand for the same substance, roundings and tables of weights aside. */
export function sameMass(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(minDifference, minShare * Math.max(one, other));
}
