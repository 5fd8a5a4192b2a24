import { keyOf, plainLine } from './tokens';

/** What a column of a purchase list holds. */
export type ColumnRole =
  | 'position'
  | 'name'
  | 'number'
  | 'quantity'
  | 'unit'
  | 'pack'
  | 'packs'
  | 'other';

/** The row of headings above a table. */
export interface OrderHeading {
  /** By column. */
  readonly roles: readonly ColumnRole[];
  /** The heading of the quantity, which may name its unit: `Qty (kg)`. */
  readonly quantity: string;
}

const word = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${pattern})(?![\p{L}])`, 'u');

/** In this order: `No. of packs` counts packs, `Unit price` is no unit, `Cat #` no CAS number. In lower case without diacritics. */
const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'other',
    /price|preis|prix|precio|prezzo|preco|prijs|cena|fiyat|cost|currency|remark|comment|bemerkung|note|osserv|uwagi|aciklama|grade|purity|reinheit|purete|pureza|purezza|czystosc|saflik|zuiverheid|supplier|lieferant|fournisseur|proveedor|fornitore|vendor|brand|hersteller|maker|manufactur|location|lager|room|cabinet|shelf|batch|lot|date|datum|expir|hazard|ghs|catalog|katalog|barcode|status|formula|formel|mol\.? ?w|价格|单价|备注|纯度|规格|供应商|等级|単価|価格|備考|純度|단가|가격|비고|순도/,
  ],
  [
    'other',
    word(
      String.raw`cat|sku|id|ref|part|code|kod|codigo|codice|art(?:ikel)?[ .-]?(?:nr|no)|货号|编码|品番|품번`,
    ),
  ],
  [
    'packs',
    /^(?:no|nr|number|anzahl|count|nombre|numero|num|liczba|aantal|adet|n)\b.*(?:pack|drum|bag|gebinde|colli|unit|colis|bulto|collo|opakowan|verpakking|ambalaj)|^(?:packs|colli|anzahl|drums|bags|colis|bultos|件数|桶数|袋数|個数|개수)$/,
  ],
  ['number', word('cas|ec|einecs|eg')],
  [
    'position',
    /^(?:#|no|nr|pos|position|item no|line|lfd|n°|nº|lp|sira|sn|s\/n|sl|sr|序号|番号|번호|순번)(?: ?(?:no|nr))?$/,
  ],
  [
    'pack',
    /pack|gebinde|verpackung|container|size|grosse|emballage|conditionnement|envase|empaque|confezion|imball|embalagem|verpakking|opakowan|ambalaj|包装|荷姿|梱包|포장/,
  ],
  [
    'unit',
    /^(?:units?|uom|u\/m|u ?m|einheit|einh|me|meh|unite|unidad|unita|unidade|eenheid|jednostka|j ?m|birim|单位|単位|단위)(?![\p{L}])/u,
  ],
  [
    'quantity',
    /qty|quantity|quant|menge|amount|bedarf|cantidad|cant(?:idad)?|volume|q ?ta|qte|qtd|hoeveelheid|aantal|ilosc|miktar|required|数量|数目|重量|수량|용량|weight|gewicht/,
  ],
  [
    'name',
    /product|produkt|produit|producto|prodotto|produto|urun|chemical|chemikal|material|substan|stoff|description|descripcion|descrizione|descricao|designation|denominazione|bezeichnung|omschrijving|nazwa|article|art[iy]k|articolo|articulo|artigo|item|name|nom\b|nombre|nome|naam|ware|malzeme|kimyasal|名称|品名|产品|商品|货物|化学品|製品|薬品|품명|제품|물질/,
  ],
];

/** The cells of a table's row; a line without separators is one cell. */
export function cellsOf(line: string): string[] {
  return line.split(line.includes('\t') ? '\t' : /[;|]/).map((cell) => cell.trim());
}

const maxHeadingLength = 40;

/** The headings of a table; undefined for a row that is none. */
export function headingOf(cells: readonly string[]): OrderHeading | undefined {
  if (cells.length < 2 || cells.some((cell) => /\d/.test(cell) || cell.length > maxHeadingLength))
    return undefined;
  const roles = withPositions(cells.map(roleOf), cells);
  const known = new Set(roles.filter((role) => role !== 'other' && role !== 'position'));
  const named = roles.filter(
    (role, place) => role !== 'other' || cells[place] === '' || isKnownOther(cells[place] ?? ''),
  );
  const hasThing = known.has('name') || known.has('number');
  const isHeading =
    hasThing && (known.size > 1 || (cells.length > 2 && named.length === cells.length));
  return isHeading ? { roles, quantity: cells[roles.indexOf('quantity')] ?? '' } : undefined;
}

/** `Item` numbers the rows where another column names them. */
function withPositions(roles: ColumnRole[], cells: readonly string[]): ColumnRole[] {
  const names = roles.filter((role) => role === 'name').length;
  return names < 2
    ? roles
    : roles.map((role, place) => (headingText(cells[place] ?? '') === 'item' ? 'position' : role));
}

function isKnownOther(cell: string): boolean {
  const text = headingText(cell);
  return headings.some(([role, words]) => role === 'other' && words.test(text));
}

function roleOf(cell: string): ColumnRole {
  const text = headingText(cell);
  return headings.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

function headingText(cell: string): string {
  return keyOf(plainLine(cell)).replace(/[_.:]/g, ' ').replace(/\s+/g, ' ').trim();
}
