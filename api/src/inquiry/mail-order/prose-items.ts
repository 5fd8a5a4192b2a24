import { readOrderLines, type OrderLine } from 'contract/order-list';

/** A part of a sentence that names a product. */
export interface ProseItem {
  /** As it stands in the sentence. */
  readonly words: string;
  /** What the sentence says of it besides: a date, a place. */
  readonly remark: string | undefined;
  /** Whether it has an amount, in a sentence that asks for something. */
  readonly isSure: boolean;
}

const asking =
  /quot|offer|price|order|need|requir|buy|purchas|looking for|interested|supply|enquir|inquir|biete|anbiet|angebot|benötig|brauch|bestell|bedarf|preis|anfrag|suchen|cotiz|coticen|precio|pedido|oferta|necesit|compr|offre|prix|devis|command|besoin|cherch|souhait|报价|询价|采购|购买|订购|需要|价格|要/iu;
const sentenceEnd = /(?<=\p{L}[.!?])\s(?=\p{Lu})|[。！？：]|[:;]\s|\?\s/gu;
const conjunction =
  /[;；、，]|,\s(?:(?:and|und|y|et|sowie)\s)?|\s(?:&|and|und|sowie|y|e|et|plus|as well as)\s|和|以及|及|与/gu;

/** Verbs and other words that lead to the name or amount of a product. */
const leading = new Set(
  (
    'please pls kindly quote offer send order need require want buy purchase like price prices for us about sell have stock supply provide your best the some any with ' +
    'bitte bieten sie uns benotigen brauchen bestellen suchen angebot uber anbieten wir ich gerne preis preise fur ' +
    'rogamos nos coticen cotizar cotice necesitamos necesito precio por favor pedir comprar enviar ofrecer oferta ' +
    'merci faire offre pour commander souhaitons besoin avons cherchons voulons prix vendez desirons'
  ).split(' '),
);
const linking = /^(?:of|de|du|des|von|d['’])\s*/iu;
const chineseLead =
  /^(?:请问|请|麻烦|您好|你好|我们|我司|贵司|需要|想要|想|要|采购|购买|订购|报价|询价|以下|产品|提供|一下|有没有|有)+/u;
const trailing =
  /(?:, |[, ])(?:(?:for|to be|with)\s)?(?:deliver|shipment|lieferung|lieferbar|livraison|livr[ée]|entrega|please|bitte|por favor|svp|anbieten|an$|(?:CIF|FOB|CFR|DAP|DPU|DDP|EXW|FCA|FAS|CPT|CIP)\s)/iu;

/** The products that a sentence asks for: `please quote 2 x 200 kg drums of methanol and 500 L of toluene`. */
export function proseItems(text: string, units: readonly string[]): ProseItem[] {
  const isAsking = asking.test(text);
  return splitAt(text, sentenceEnd)
    .flatMap((sentence) => fragmentsOf(sentence, units))
    .flatMap(({ words, remark, line }) => {
      const hasAmount = line.quantity !== undefined || isOpen(line);
      const isSure = isAsking && hasAmount && line.wanted.split(/\s+/).length <= maxNameWords;
      return words.split(/\s+/).length > maxWords ? [] : [{ words, remark, isSure }];
    });
}

const maxNameWords = 6;
const maxWords = 14;

function isOpen({ question }: OrderLine): boolean {
  return question !== undefined && question.about !== 'rest';
}

interface Fragment {
  words: string;
  from: number;
  line: OrderLine;
  remark: string | undefined;
}

function fragmentsOf(sentence: string, units: readonly string[]): Fragment[] {
  const found: Fragment[] = [];
  for (const part of splitAt(sentence, conjunction)) {
    const before = found.at(-1);
    if (isTerm(part)) {
      if (before) before.remark = part;
      continue;
    }
    const words = withoutLead(part);
    const [line] = readOrderLines(words, units);
    if (line?.kind !== 'item') continue;
    if (before && line.parts.length > 0 && !line.parts.some(({ kind }) => named.has(kind))) {
      const end = sentence.indexOf(part, before.from) + part.indexOf(words) + words.length;
      const joined = sentence.slice(before.from, end);
      const [whole] = readOrderLines(joined, units);
      if (whole) found[found.length - 1] = { ...before, words: joined, line: whole };
      continue;
    }
    const from = sentence.indexOf(words, before ? before.from + before.words.length : 0);
    found.push({ words, from: Math.max(from, 0), line, remark: undefined });
  }
  return found;
}

function isTerm(part: string): boolean {
  return readOrderLines(part, [])[0]?.kind === 'term';
}

const named: ReadonlySet<string> = new Set(['name', 'identifier']);

function splitAt(text: string, pattern: RegExp): string[] {
  return text
    .split(pattern)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Without the words before the product, and those behind it. */
function withoutLead(part: string): string {
  const words = part.replace(chineseLead, '').trim();
  const end = /\p{Script=Han}/u.test(words) ? -1 : lastLeading(words);
  const product = words
    .slice(end + 1)
    .trim()
    .replace(linking, '')
    .replace(/[.?!。\s]{1,9}$/u, '');
  const behind = product.search(trailing);
  return behind === -1 ? product : product.slice(0, behind);
}

/** The last character of the words that lead to the product; -1 without any. */
function lastLeading(words: string): number {
  let end = -1;
  for (const match of words.matchAll(/\p{L}[\p{L}'’-]*|\d/gu)) {
    if (/\d/.test(match[0])) break;
    const key = match[0]
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
    if (leading.has(key)) end = match.index + match[0].length;
  }
  return end;
}
