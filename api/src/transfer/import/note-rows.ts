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
  /^(?:(?:page|seite|página|pagina|strona|sayfa|p\.)\s?\d+(?:\s?(?:of|\/|von|de|di|van|z)\s?\d+)?|-\s?\d+\s?-|\d+\s?\/\s?\d+|第\s?\d+\s?(?:页|頁|ページ))$/iu;
const remark =
  /^(?:[*†‡#©]|\(\*\)|notes?:|hinweis:|remarque|nota:|printed\b|stand:?\s?\d|as of\b|valid\b|last updated?\b|gültig\b|(?:all |alle |tous les |todos los |tutti i )?(?:prices|preise|prix|precios|prezzi)\b|source:|quelle:)/iu;
/** Words of what is listed below, at the end of a title. */
const english =
  'solvents|acids|bases|salts|reagents|chemicals|metals|alcohols|oxides|polymers|resins|pigments|dyes|additives|intermediates|minerals|gases|oils|surfactants|fertili[sz]ers|standards|buffers|indicators|products|raw materials|others?|miscellaneous';
const german = 'lösungsmittel|säuren|basen|laugen|salze|reagenzien|chemikalien|sonstiges|rohstoffe';
const romance =
  'solvants|acides|sels|réactifs|disolventes|solventes|ácidos|sales|reactivos|reagentes|solventi|acidi|sali|reagenti';
const further =
  'oplosmiddelen|zuren|zouten|rozpuszczalniki|kwasy|sole|odczynniki|çözücüler|asitler|tuzlar';
const groups = new RegExp(
  String.raw`(?<!\p{L})(?:${english}|${german}|${romance}|${further})$|(?:溶[剂劑剤]|[酸碱盐鹽][类類]|试剂|試薬|化学品|용매|용제|산류|시약)$`,
  'iu',
);
const heading = /^(?:\d{1,2}|[A-Z]|[IVX]{1,5})[.)]\s+\p{L}/u;
const capitals = /\p{Lu}{4}/u;
const smallLetter = /\p{Ll}/u;
const numbered = /\d/;
/** Shorter ones may be abbreviations: DMSO, EDTA. */
const minCapitals = 6;

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
  if (remark.test(first) || isSentence(first)) return 'This looks like a remark';
  // In a list of names alone, words and capitals say nothing.
  return mapped.length > 1 && isTitle(first) ? 'This looks like the title of a section' : undefined;
}

function isSentence(text: string): boolean {
  return /^\p{Lu}/u.test(text) && text.endsWith('.') && text.split(' ').length >= 4;
}

function isTitle(text: string): boolean {
  if (groups.test(text) || heading.test(text)) return true;
  const isLoud = capitals.test(text) && !smallLetter.test(text) && !numbered.test(text);
  return isLoud && text.length >= minCapitals;
}

function isSame(cell = '', head = ''): boolean {
  return cell.trim().toLowerCase() === head.trim().toLowerCase();
}
