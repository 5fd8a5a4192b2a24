/** A 2D layout: the positions of the atoms, and the bonds. */
export interface Layout {
  readonly places: [x: number, y: number][];
  readonly bonds: readonly (readonly [one: number, other: number])[];
  readonly bondLength: number;
}

/** Atoms closer than this share of a bond's length overlap. */
const tooNear = 0.55;

/** The number of overlapping pairs of atoms plus the number of crossing pairs of bonds. */
export function faultsOf({ places, bonds, bondLength }: Layout): number {
  const least = (tooNear * bondLength) ** 2;
  let count = 0;
  for (let index = 0; index < places.length; index += 1) {
    const [x, y] = places[index] ?? [0, 0];
    for (let other = 0; other < index; other += 1) {
      const [otherX, otherY] = places[other] ?? [0, 0];
      if ((x - otherX) ** 2 + (y - otherY) ** 2 < least) count += 1;
    }
  }
  for (let index = 0; index < bonds.length; index += 1) {
    for (let other = 0; other < index; other += 1) {
      if (doCross(places, bonds[index], bonds[other])) count += 1;
    }
  }
  return count;
}

type Bond = Layout['bonds'][number];

function doCross(places: Layout['places'], one?: Bond, other?: Bond): boolean {
  if (!one || !other) return false;
  if (one[0] === other[0] || one[0] === other[1]) return false;
  if (one[1] === other[0] || one[1] === other[1]) return false;
  return areApart(places, one, other) && areApart(places, other, one);
}

/** Whether the ends of one bond are on opposite sides of the other's line. */
function areApart(places: Layout['places'], line: Bond, ends: Bond): boolean {
  return sideOf(places, line, ends[0]) * sideOf(places, line, ends[1]) < 0;
}

function sideOf(places: Layout['places'], [start, end]: Bond, atom: number): number {
  const [startX, startY] = places[start] ?? [0, 0];
  const [endX, endY] = places[end] ?? [0, 0];
  const [x, y] = places[atom] ?? [0, 0];
  return (endX - startX) * (y - startY) - (endY - startY) * (x - startX);
}
