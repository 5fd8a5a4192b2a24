/** A point of a picture, from its upper left corner, to one decimal. */
export type Point = readonly [x: number, y: number];

/**
 * A stored drawing of a structure: each shape with its atom or bond, so that a picture can highlight any part. Atoms have
 * the numbers of the molfile; bonds are identified by their two atoms.
 */
export interface Drawing {
  /** Width and height. */
  readonly frame: Point;
  /** The position of each atom. */
  readonly centres: readonly Point[];
  /** Lines and areas are SVG path data. */
  readonly bonds: readonly (readonly [one: number, other: number, lines: string, areas: string])[];
  readonly labels: readonly (readonly [
    atom: number,
    x: number,
    y: number,
    text: string,
    size: number,
  ])[];
  /** Unpaired electrons. */
  readonly dots: readonly (readonly [atom: number, x: number, y: number, radius: number])[];
}

/** The atoms and bonds of a structure that a search found. */
export interface MatchedPart {
  readonly atoms: readonly number[];
  readonly bonds: readonly (readonly [one: number, other: number])[];
}

/** The matched part of a structure; a similar structure has none. */
export type Match = 'none' | 'whole' | MatchedPart;

/** The matched atoms, in the molfile's order. */
export function matchedAtoms({ centres }: Drawing, match: Match): readonly number[] {
  if (match === 'none') return [];
  return match === 'whole' ? [...centres.keys()] : match.atoms;
}
