/** What a visitor asks for: a chemical of the catalogue, or something in the visitor's own words. */
export interface AskedThing {
  /** Null for what is not of the catalogue. */
  chemicalId: string | null;
  /** The chemical's name, or the visitor's words. */
  name: string;
  /** The chemical's page. */
  href: string | null;
}

/** How a thing is asked for, as it stands in the fields of a form: empty where nothing is said. */
export interface AskedAmount {
  quantity: string;
  unitId: string;
  grade: string;
  packaging: string;
}

export interface NewLine extends AskedThing, Partial<AskedAmount> {}

export interface BasketLine extends AskedThing, AskedAmount {
  /** Stands for the line, and for no other one as long as it is there. */
  number: number;
}

/** Of a line in the visitor's own words the name too. */
export type LineChange = Partial<AskedAmount & Pick<AskedThing, 'name'>>;

/** An inquiry has no more lines than this: those that `mostItems` of the contract allows. */
export const mostLines = 200;

export const nothingSaid: AskedAmount = { quantity: '', unitId: '', grade: '', packaging: '' };

/** The longest texts that the inquiry takes. */
export const longest = { name: 300, quantity: 20, packaging: 120 } as const;

export interface Added {
  lines: readonly BasketLine[];
  /** How many are new. */
  added: number;
  /** How many there is no room for. */
  leftOut: number;
}

/**
 * Lines with others added behind them. What is there already is not added twice: the same thing is another line only where
 * it is asked for in another quantity.
 */
export function withLines(lines: readonly BasketLine[], others: readonly NewLine[]): Added {
  const all = [...lines];
  let added = 0;
  let leftOut = 0;
  let number = lines.reduce((most, line) => Math.max(most, line.number), -1);
  for (const other of others) {
    const index = all.findIndex((line) => isSame(line, other));
    const known = all[index];
    if (known) all[index] = completed(known, other);
    else if (all.length >= mostLines) leftOut += 1;
    else {
      all.push({ ...nothingSaid, ...other, number: (number += 1) });
      added += 1;
    }
  }
  return { lines: all, added, leftOut };
}

export function isSameThing(one: AskedThing, other: AskedThing): boolean {
  return (
    one.chemicalId === other.chemicalId && (one.chemicalId !== null || hasSameName(one, other))
  );
}

function hasSameName(one: AskedThing, other: AskedThing): boolean {
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}

function isSame(line: BasketLine, other: NewLine): boolean {
  if (!isSameThing(line, other)) return false;
  const { quantity = '', unitId = '' } = other;
  return (
    quantity === '' ||
    line.quantity === '' ||
    (line.quantity === quantity && line.unitId === unitId)
  );
}

/** What the line does not say is taken from the other one. */
function completed(line: BasketLine, other: NewLine): BasketLine {
  const takesQuantity = line.quantity === '' && (other.quantity ?? '') !== '';
  const { grade = '', packaging = '', quantity = '', unitId = '' } = other;
  return {
    ...line,
    ...(takesQuantity && { quantity, unitId }),
    grade: line.grade || grade,
    packaging: line.packaging || packaging,
  };
}
