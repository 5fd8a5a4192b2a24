interface RowCells {
  readonly cells: readonly string[];
  /** The names of the file's columns. */
  readonly heads: readonly string[];
  /** The places of the columns that fill fields. */
  readonly mapped: readonly number[];
}

const total =
  /^(?:grand\s+|sub)?-?\s?(?:totals?|sum|summe|gesamt(?:summe|betrag)?|zwischensumme|somme|total g[eé]n[eé]ral|sous-total|suma|subtotal|totale|somma|soma|totaal|subtotaal|razem|suma cz\w+|toplam|ara toplam|合计|总计|小计|合計|小計|합계|소계|총계)\b:?/iu;
const hanTotal = /^(?:合计|总计|小计|合計|小計|합계|소계|총계)/u;
const page =
  /^(?:page|seite|página|pagina|strona|sayfa|p\.)\s?\d+(?:\s?(?:of|\/|von|de|di|van|z)\s?\d+)?$/iu;
const remark = /^(?:[*†‡#]|\(\*\)|note:|notes:|hinweis:|remarque|nota:)/iu;
const capitals = /\p{Lu}{4}/u;
const smallLetter = /\p{Ll}/u;
const numbered = /\d/;

/** Why a row is no record: a repeated head, a total, a page's line, a remark or a section's title. */
export function whyNote({ cells, heads, mapped }: RowCells): string | undefined {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  if (filled.length > 1 && filled.every((index) => isSame(cells[index], heads[index]))) {
    return 'This looks like the head again';
  }
  const [first, ...others] = filled.map((index) => (cells[index] ?? '').trim());
  if (first === undefined) return undefined;
  if ((total.test(first) || hanTotal.test(first)) && others.every((cell) => numbered.test(cell))) {
    return 'This looks like a total';
  }
  if (others.length > 0) return undefined;
  if (page.test(first)) return 'This looks like the line of a page';
  if (remark.test(first)) return 'This looks like a remark';
  // In a list of names alone, capitals say nothing.
  if (
    mapped.length > 1 &&
    capitals.test(first) &&
    !smallLetter.test(first) &&
    !numbered.test(first)
  ) {
    return 'This looks like the title of a section';
  }
  return undefined;
}

function isSame(cell = '', head = ''): boolean {
  return cell.trim().toLowerCase() === head.trim().toLowerCase();
}
