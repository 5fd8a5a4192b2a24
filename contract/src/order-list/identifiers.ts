import { parseCasNumber } from '../chemistry/cas-number';
import { parseEcNumber } from '../chemistry/ec-number';
import { looksLikeInchi } from '../chemistry/looks-like-inchi';
import { type OrderPartKind, type Scan, take } from './scan';
import { plainLine } from './tokens';

const cas = String.raw`(?:CAS(?:[\s-]*(?:RN|No|Nr|Number|号))?[\s.:#°]*)?(?<![\d-])(?<cas>\d{2,7}-\d{2}-\d)(?![\d-])`;
const ec = String.raw`(?:(?:EC|EINECS|EG|CE)(?:[\s-]*(?:No|Nr|Number))?[\s.:#°]*)?(?<![\d-])(?<ec>\d{3}-\d{3}-\d)(?![\d-])`;
const un = String.raw`\bUN[\s-]?(?:No)?[\s.:]*\d{4}(?!\d)`;
const hs = String.raw`\b(?:HS|HTS|TARIC|CN)(?:[\s-]*(?:code|no|nr))?[\s.:#]*\d{4}(?:[. ]?\d{2}){0,3}(?!\d)|(?:HS|海关)编码[:\s]*\d{4,10}`;
const additive = String.raw`(?<![\p{L}\d-])E[\s-]?[1-9]\d{2,3}[a-i]?(?![\p{L}\d])`;
const structure = String.raw`InChI=\S{1,400}|InChIKey[=:\s]*[A-Z]{14}-[A-Z]{10}-[A-Z]|\b[A-Z]{14}-[A-Z]{10}-[A-Z]\b`;
const identifier = new RegExp(`${structure}|${cas}|${ec}|${un}|${hs}|${additive}`, 'giu');

const numberWord = String.raw`(?:no|nr|num|number|nummer|numero|núm|code|n°|nº|#)?`;
const label = String.raw`(?:cat(?:alog(?:ue)?)?|art(?:ikel|icle|ículo|icolo)?|sku|item|ref(?:erence|erencia|erenz)?|product|prod|part|mat(?:erial)?|kat(?:alog)?|货号|产品编号|品番|품번)`;
const productNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${label}[\s.-]{0,2}${numberWord}[.\s:#]{1,3})(?=\S{0,12}\d)[\p{L}\p{N}][\p{L}\p{N}./-]{1,24}|(?<!\p{L})(?:货号|产品编号|品番|품번)[:\s]*[\w./-]{2,24}`,
  'giu',
);

/** Marks the numbers and structures that name a substance or a product, and answers the first valid CAS or EC number. */
export function takeIdentifiers(scan: Scan): string | undefined {
  const text = plainLine(scan.text);
  let number: string | undefined;
  for (const match of text.matchAll(identifier)) {
    const { cas: typedCas, ec: typedEc } = match.groups ?? {};
    const parsed = [typedCas && parseCasNumber(typedCas), typedEc && parseEcNumber(typedEc)].find(
      Boolean,
    );
    if (parsed && !parsed.ok && parsed.reason !== 'check-digit') continue;
    if (parsed && parsed.ok) number ??= parsed.value;
    takeText(scan, parsed && !parsed.ok ? 'name' : 'identifier', match);
  }
  for (const match of text.matchAll(productNumber)) takeText(scan, 'product-number', match);
  return number;
}

/** The structure that a line begins with; its digits are no amounts. */
export function takeStructure(scan: Scan): void {
  if (!looksLikeInchi(scan.text)) return;
  const end = scan.text.trimStart().search(/\s/);
  const length = end < 0 ? scan.text.length : end + scan.text.length - scan.text.trimStart().length;
  for (const [place, { to }] of scan.tokens.entries()) if (to <= length) scan.taken[place] = 'name';
}

function takeText(scan: Scan, kind: OrderPartKind, match: RegExpExecArray): void {
  const end = match.index + match[0].length;
  const from = scan.tokens.findIndex((token) => token.to > match.index);
  const behind = scan.tokens.findIndex((token) => token.from >= end);
  if (from >= 0) take(scan, kind, [from, behind < 0 ? scan.tokens.length : behind]);
}
