/** Dimensions in millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** What the law says of the label of a pack. */
export interface LabelMinimum extends LabelSize {
  /** The side of a pictogram, a square set at a point. */
  readonly pictogram: number;
}

/** Regulation (EC) No 1272/2008 (CLP), Annex I, 1.2.1.4, Table 1.3: by the capacity of the package in litres. */
const minima: readonly (LabelMinimum & { readonly upTo: number })[] = [
  { upTo: 3, width: 74, height: 52, pictogram: 16 },
  { upTo: 50, width: 105, height: 74, pictogram: 23 },
  { upTo: 500, width: 148, height: 105, pictogram: 32 },
];
const largest: LabelMinimum = { width: 210, height: 148, pictogram: 46 };

/** Packs up to this capacity in litres have the dimensions of Table 1.3 "if possible". */
const smallPack = 3;
/** CLP, Annex I, 1.2.1.3: each pictogram covers one fifteenth of the minimum area of the label, and 1 cm². */
const pictogramShare = 15;
const minPictogram = 10;

/** The smallest label of a pack of this capacity in litres, lying. */
export function labelMinimum(capacity: number): LabelMinimum {
  const { width, height, pictogram } = minima.find(({ upTo }) => capacity <= upTo) ?? largest;
  return { width, height, pictogram: Math.max(pictogram, sideOf({ width, height })) };
}

/** Whether a label, lying or standing, is as large as the minimum. */
export function isLabelLargeEnough(size: LabelSize, minimum: LabelSize): boolean {
  const [short, long] = [size.width, size.height].toSorted((one, other) => one - other);
  return (short ?? 0) >= minimum.height && (long ?? 0) >= minimum.width;
}

/**
 * The side of the pictograms of a label in millimetres; null for a label that is too small. Labels of packs up to 3 litres
 * may be smaller than the minimum where it is not possible otherwise.
 */
export function pictogramSide(size: LabelSize, capacity: number): number | null {
  const minimum = labelMinimum(capacity);
  if (isLabelLargeEnough(size, minimum)) return minimum.pictogram;
  return capacity <= smallPack ? Math.max(minPictogram, sideOf(size)) : null;
}

function sideOf({ width, height }: LabelSize): number {
  return Math.sqrt((width * height) / pictogramShare);
}

/** A sheet of A4 with die-cut labels in columns and rows. */
export interface LabelSheet extends LabelSize {
  readonly columns: number;
  readonly rows: number;
}

/** The usual die-cut sheets of A4 whose labels the law allows, by their names. */
export const labelSheets = {
  '105x57': { width: 105, height: 57, columns: 2, rows: 5 },
  '105x74': { width: 105, height: 74, columns: 2, rows: 4 },
  '105x148': { width: 105, height: 148, columns: 2, rows: 2 },
  '210x148': { width: 210, height: 148, columns: 1, rows: 2 },
  '210x297': { width: 210, height: 297, columns: 1, rows: 1 },
} as const satisfies Readonly<Record<string, LabelSheet>>;

/** A4, lengths in millimetres. */
export const a4: LabelSize = { width: 210, height: 297 };
