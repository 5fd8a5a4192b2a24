import { stripEnds } from '../strip-ends';
import { letterWords } from './letter-words';
import { lettersOf, termKindOf } from './line-kind';
import type { OrderLine } from './order-lines';
import { plainLine } from './tokens';

/** What a mail or list says of the purchase and of its sender, besides the items; each as it was written. */
export interface OrderTerms {
  readonly incoterm: string | undefined;
  readonly destination: string | undefined;
  readonly name: string | undefined;
  readonly company: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Lines about payment, dates, packing and documents. */
  readonly others: readonly string[];
}

const incoterm = /(?<![\p{L}\p{N}])(EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)(?![\p{L}\p{N}])/u;
const email = /^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,30}){1,4}$/;
const phone = /\+?\d[\d\s()/.-]{5,22}\d/;
const company =
  /(?<![\p{L}])(?:ltd|limited|inc|llc|llp|plc|corp|gmbh|ag|kg|ohg|e\.?k|s\.?a\.?r\.?l|s\.?a\.?s|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|sp\.? z ?o\.?o|a\.?ş|ltda|lda|co)\.?(?![\p{L}])|有限公司|公司|株式会社|有限会社|주식회사/iu;
const dateWord =
  /(?:^|[\s,])(?:bis|until|by|before|latest|avant|antes|entro|do dnia|przed|voor|kadar|within|innerhalb|in KW|KW)(?=\s|$)/iu;

/** Whether words say the legal form of a company: `Ltd`, `GmbH`, `有限公司`. */
export function namesCompany(text: string): boolean {
  return company.test(text);
}

/** Reads what is no item. An incoterm beside an item counts where no line of its own has one. */
export function orderTerms(lines: readonly OrderLine[]): OrderTerms {
  const terms = lines
    .filter(({ kind }) => kind === 'term')
    .map(({ line }) => plainLine(line).trim());
  const deliveries = terms.filter((line) => termKindOf(line) === 'delivery');
  const beside = lines.flatMap(({ parts }) =>
    parts.flatMap(({ kind, text }) =>
      kind === 'term' && incoterm.test(text) ? [text.slice(text.search(incoterm))] : [],
    ),
  );
  const agreed = new Set(beside).size === 1 ? beside.slice(0, 1) : [];
  const sources = [...deliveries, ...agreed];
  const places = sources.flatMap((line) => placeIn(line) ?? []);
  const used = new Set(deliveries.filter((line) => isUsed(line)));
  return {
    incoterm: sources.map((line) => incoterm.exec(line)?.[1]).find((code) => code !== undefined),
    destination: places[0],
    ...senderIn(lines),
    others: terms.filter((line) => !used.has(line)),
  };
}

/** Whether nothing of a line would be lost: it has no date besides the place. */
function isUsed(line: string): boolean {
  return placeIn(line) !== undefined && !dateWord.test(line) && !/\d/.test(line);
}

/** `Delivery: CIF Mombasa, Kenya` */
function placeIn(line: string): string | undefined {
  const colon = line.indexOf(':');
  if (colon < 0 && !incoterm.test(line)) return undefined;
  const words = line
    .slice(colon + 1)
    .replace(/incoterms?(?: 2020)? ?:?/giu, ' ')
    .replace(incoterm, ' ');
  const date = words.search(dateWord);
  const ends = { start: /[^\p{L}]/u, end: /[\s,;.(-]/ };
  const place = stripEnds(date < 0 ? words : words.slice(0, date), ends).replace(/\s+/g, ' ');
  const isPlace = /\p{L}{2}|\p{Script=Han}/u.test(place) && !/20\d\d|\d\.\d/.test(place);
  return isPlace ? place.slice(0, 200) : undefined;
}

function senderIn(
  lines: readonly OrderLine[],
): Omit<OrderTerms, 'incoterm' | 'destination' | 'others'> {
  const contacts = lines
    .filter(({ kind }) => kind === 'contact')
    .map(({ line }) => plainLine(line).trim());
  const heads = lines
    .filter(({ line, kind }) => kind === 'sentence' && fromHead.test(lettersOf(line)))
    .map(({ line }) => line);
  const labelledLines = contacts.filter((line) => contactLabel.test(lettersOf(line)));
  const loose = contacts.filter((line) => !labelledLines.includes(line) && !/\d|@/.test(line));
  const pieces = loose.flatMap((line) => line.split(/[|•/]| - /).map((piece) => piece.trim()));
  return {
    name:
      personIn(contacts) ??
      pieces.find((piece) => !company.test(piece) && /^[\p{L}\s.'-]{3,60}$/u.test(piece)),
    company: pieces.find((piece) => company.test(piece)),
    email: [...contacts, ...heads]
      .flatMap((line) => line.split(/[\s<>()[\],;:|]+/))
      .find((word) => email.test(word)),
    phone: labelledLines
      .filter((line) => phoneLabel.test(lettersOf(line)) || /\+/.test(line))
      .map((line) => phone.exec(line)?.[0])
      .find((found) => found !== undefined),
  };
}

const fromHead = /^(?:from|von|de|da|van|od|kimden|发件人|差出人|보낸 ?사람)\s*:/u;
const contactLabel = new RegExp(`^(?:${letterWords.terms.contact})`, 'u');
const phoneLabel = /(?:tel|phone|mob|cell|handy|gsm|ph\b|电话|手机|電話|전화|휴대폰)/u;
const personLabel =
  /(?:contact(?: person)?|ansprechpartner|联系人|担当|담당자?|persona de contacto)\s*:\s*([\p{L}.'-]+(?:[ ][\p{L}.'-]+){0,3})/iu;

function personIn(lines: readonly string[]): string | undefined {
  return lines.map((line) => personLabel.exec(line)?.[1]).find((name) => name !== undefined);
}
