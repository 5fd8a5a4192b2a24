/** An allowed expression that may take more than linear time or is built at run time, with the reason. */
export interface Exception {
  readonly file: string;
  /** The expression's source; omitted if it is built at run time. */
  readonly expression?: string;
  /** What limits the length of its input. */
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    file: 'api/src/personal-data/person.ts',
    reason:
      'Holds a person’s addresses, numbers and names, escaped, with bounded repetitions between them.',
  },
  {
    file: 'public-site/src/common/count-text.ts',
    expression: String.raw`/\B(?=(?:\d{3})+$)/g`,
    reason: 'Reads the digits of a number: 21 at most.',
  },
  {
    file: 'contract/src/order-list/line-kind.ts',
    reason:
      'Holds lists of words of this folder, from the start on. Reads lines of 500 characters.',
  },
  {
    file: 'contract/src/order-list/order-columns.ts',
    reason: 'Holds a list of words of this module. Reads a heading of 40 characters.',
  },
  {
    file: 'contract/src/order-list/order-terms.ts',
    reason:
      'Holds a list of words of this folder, from the start on. Reads lines of 500 characters.',
  },
  {
    file: 'contract/src/order-list/order-terms.ts',
    expression: String.raw`/\+?\d[\d\s()/.-]{5,22}\d/`,
    reason: 'Reads at most 24 characters from each digit of a line of 500.',
  },
  {
    file: 'contract/src/order-list/tokens.ts',
    expression: String.raw`/(?<number>\d+(?:[.,'’]\d+)*|[¼½¾])|(?<unspaced>\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+)|(?<word>(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}])+[²³]?|[㎀-㏟])|(?<sign>[^\s])/gu`,
    reason:
      'Each alternative begins with other characters, and each match goes on behind the last.',
  },
  {
    file: 'contract/src/chemistry/qualifiers.ts',
    reason: 'Holds lists of words of this module, between two assertions. Reads 200 characters.',
  },
  {
    file: 'contract/src/chemistry/significant-start.ts',
    reason: 'Holds lists of prefixes of this module. Reads 300 characters of a name.',
  },
  {
    file: 'contract/src/structure/read-smiles.ts',
    reason:
      "Holds an element's symbol. Reads the digits of each bracket of a SMILES of 500 characters.",
  },
  {
    file: 'api/src/email/template/tag-places.ts',
    reason: 'Holds the pattern of a tag. Begins at the start and has one way through a link.',
  },
  {
    file: 'api/src/catalog/search/correct-words.ts',
    reason: 'Holds one word of a search, letters and digits alone, between two assertions.',
  },
  {
    file: 'tools/src/redos/alphabet.ts',
    reason: 'Holds one element of an expression of the source. Reads single characters.',
  },
  {
    file: 'gateway/src/admin-check.ts',
    reason:
      'Holds the name of a cookie. Reads headers of 16 kB at most, one way through each cookie.',
  },
  {
    file: 'gateway/src/page-limit.ts',
    reason: 'Holds the fixed addresses of pages. Begins at the start of a path.',
  },
  {
    file: 'tools/src/dev-pages.ts',
    reason: 'Holds the name of a cookie, in development alone.',
  },
  {
    file: 'api/src/regulation/workbook/annex-cells.ts',
    reason: 'Holds the shape of a number, from this module. Reads cells of 4,000 characters.',
  },
  {
    file: 'api/src/regulation/workbook/annex-cells.ts',
    expression: String.raw`/[;,](?![^()]*\))/`,
    reason: 'Reads cells of 4,000 characters.',
  },
  {
    file: 'api/src/regulation/workbook/annex-cells.ts',
    expression: String.raw`/\b(ATE|ETA|SATW)\s*[=:]\s*([\d., ]*\d)\s*(mg\/kg(?: (?:bw|KG|KW|pc|pv))?|mg\/[lL]|ppm\w*)\s*\(?([^()]*)\)?$/`,
    reason: 'Reads lines of 200 characters.',
  },
  {
    file: 'api/src/regulation/workbook/annex-cells.ts',
    expression: String.raw`/0+$/`,
    reason: 'Reads lines of 200 characters.',
  },
  {
    file: 'api/src/regulation/workbook/head-words.ts',
    reason: 'Holds words of this module. Reads heads of 120 characters.',
  },
  {
    file: 'api/src/regulation/workbook/head-words.ts',
    expression: String.raw`/hazard class|gefahrenklasse|classes?(?: \w+)* danger/`,
    reason: 'Reads heads of 120 characters.',
  },
  {
    file: 'api/src/regulation/workbook/head-words.ts',
    expression: String.raw`/limited(?: \w+)* quantit|begrenzte(?: \w+)* mengen|quantites(?: \w+)* limitees/`,
    reason: 'Reads heads of 120 characters.',
  },
  {
    file: 'api/src/regulation/workbook/head-words.ts',
    expression: String.raw`/excepted(?: \w+)* quantit|freigestellte(?: \w+)* mengen|quantites(?: \w+)* exceptees/`,
    reason: 'Reads heads of 120 characters.',
  },
  {
    file: 'api/src/inquiry/mail-order/read-terms.ts',
    expression: String.raw`/(?:^|[\s>])(?:(?:place|port) of (?:delivery|destination|discharge)|delivery (?:address|place)|deliver(?:ed)? to|ship to|destination|lieferort|liefer(?:adresse|anschrift)|(?:lieu|adresse) de livraison|(?:lugar|direcci[oó]n) de entrega|destino|目的港|目的地|交货地点|收货地址|送货地址)\s?[:：]?\s?(\S.{1,198})$/iu`,
    reason: 'Reads rows of 500 characters.',
  },
  {
    file: 'api/src/inquiry/mail-order/read-terms.ts',
    expression: String.raw`/(?:^|[\s,;(])(?:(?:our |unser[e]? |notre |nuestra |su )?(?:ref(?:erence|erencia|erenz)?|r[ée]f[ée]rence|zeichen|bestellnummer|bestellung|anfrage|anfragenummer|enquiry|inquiry|rfq|purchase order|p\.?o\.?|order|commande|pedido)|询价单|订单|采购单)(?:\s?-?\s?(?:nr|no|number|nummer|n[°ºo]|号)\.?)?\s?[:#：]?\s?((?=[A-Z/_.-]{0,20}\d)[A-Z0-9][A-Z0-9/_.-]{2,38}[A-Z0-9])(?![\p{L}\p{N}])/iu`,
    reason: 'Reads rows of 500 characters.',
  },
  {
    file: 'api/src/inquiry/mail-order/read-terms.ts',
    reason: 'Built of the list of Incoterms and of labels above; reads rows of 500 characters.',
  },
];
