/** A place in a picture, counted from its upper left corner, to one decimal. */
export type Point = readonly [x: number, y: number];

/**
 * A structure's drawing as it is stored: every piece with the atom or the bond that it belongs to, so that a picture
 * is put together of it with any part marked. Atoms are numbered as in the molfile, bonds told by their two atoms.
 */
export interface Drawing {
  /** Width and height. */
  readonly frame: Point;
  /** Where each atom is. */
  readonly centres: readonly Point[];
  /** Lines and areas are in the notation of an SVG path. */
  readonly bonds: readonly (readonly [one: number, other: number, lines: string, areas: string])[];
  readonly labels: readonly (readonly [
    atom: number,
    x: number,
    y: number,
    text: string,
    size: number,
  ])[];
  /** Single electrons. */
  readonly dots: readonly (readonly [atom: number, x: number, y: number, radius: number])[];
}

/** The atoms and bonds of a structure that a search found. */
export interface MatchedPart {
  readonly atoms: readonly number[];
  readonly bonds: readonly (readonly [one: number, other: number])[];
}

/** What a search found of a structure; what is merely alike has no place that could be marked. */
export type Match = 'none' | 'whole' | MatchedPart;

/** The atoms that were found, in the molfile's order. */
export function matchedAtoms({ centres }: Drawing, match: Match): readonly number[] {
  if (match === 'none') return [];
  return match === 'whole' ? [...centres.keys()] : match.atoms;
}
