/** What a visitor asks for: a chemical of the catalogue, or something in the visitor's own words. */
export interface BasketItem {
  /** Null for an item that is not in the catalogue. */
  chemicalId: string | null;
  /** The chemical's name, or the visitor's words. */
  name: string;
  /** The chemical's page. */
  href: string | null;
  /** The line of a list as it was written; empty when it was not on one. */
  asWritten?: string;
}

/** Quantity and packaging as in the form's fields: empty when not given. */
export interface BasketAmount {
  quantity: string;
  unitId: string;
  grade: string;
  packaging: string;
  /** The name of the offered form; in lines from before there were forms it is missing. */
  offeredForm?: string;
}

export interface NewLine extends BasketItem, Partial<BasketAmount> {}

export interface BasketLine extends BasketItem, BasketAmount {
  /** Identifies the line among the current ones. */
  number: number;
}

/** A line in the visitor's own words may also change its name. */
export type LineChange = Partial<BasketAmount & Pick<BasketItem, 'name'>>;

/** The maximum number of lines: `maxItems` of the contract. */
export const maxLines = 200;

export const nothingSaid: BasketAmount = { quantity: '', unitId: '', grade: '', packaging: '' };

/** The maximum lengths that the inquiry accepts. */
export const longest = {
  name: 300,
  quantity: 20,
  packaging: 120,
  offeredForm: 120,
  asWritten: 500,
} as const;

export interface Added {
  lines: readonly BasketLine[];
  /** The number of new lines. */
  added: number;
  /** The number of lines above the maximum. */
  leftOut: number;
}

/** Appends lines. A duplicate is not added: the same item becomes another line only with a different quantity, grade or packaging. */
export function withLines(lines: readonly BasketLine[], others: readonly NewLine[]): Added {
  const all = [...lines];
  let added = 0;
  let leftOut = 0;
  let number = lines.reduce((most, line) => Math.max(most, line.number), -1);
  for (const other of others) {
    const index = all.findIndex((line) => isSame(line, other));
    const known = all[index];
    if (known) all[index] = completed(known, other);
    else if (all.length >= maxLines) leftOut += 1;
    else {
      all.push({ ...nothingSaid, ...other, number: (number += 1) });
      added += 1;
    }
  }
  return { lines: all, added, leftOut };
}

export function isSameThing(one: BasketItem, other: BasketItem): boolean {
  return (
    one.chemicalId === other.chemicalId && (one.chemicalId !== null || hasSameName(one, other))
  );
}

function hasSameName(one: BasketItem, other: BasketItem): boolean {
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}

function isSame(line: BasketLine, other: NewLine): boolean {
  if (!isSameThing(line, other)) return false;
  const { quantity = '', unitId = '', grade = '', packaging = '', offeredForm = '' } = other;
  if (isOther(line.grade, grade) || isOther(line.packaging, packaging)) return false;
  if (isOther(line.offeredForm ?? '', offeredForm)) return false;
  return (
    quantity === '' ||
    line.quantity === '' ||
    (line.quantity === quantity && line.unitId === unitId)
  );
}

/** Both say something, and not the same: another form, grade or pack is another line. */
function isOther(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

/** Fills the line's empty values from the other one. */
function completed(line: BasketLine, other: NewLine): BasketLine {
  const takesQuantity = line.quantity === '' && (other.quantity ?? '') !== '';
  const { grade = '', packaging = '', quantity = '', unitId = '', offeredForm = '' } = other;
  return {
    ...line,
    ...(takesQuantity && { quantity, unitId }),
    grade: line.grade || grade,
    offeredForm: line.offeredForm || offeredForm,
    packaging: line.packaging || packaging,
    asWritten: [...new Set([line.asWritten, other.asWritten].filter(Boolean))]
      .join(' / ')
      .slice(0, longest.asWritten),
  };
}
