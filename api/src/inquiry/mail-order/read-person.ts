import { namesCompany } from 'contract/order-list';
import { LetterLanguage } from 'contract/partner';
import type { SourceRow } from './mail-rows';
import { maxSignature, signatureStart } from './read-sender';

/** Who wrote a message, as its head and the block below its greeting say. */
export interface ReadPerson {
  readonly name: string | null;
  /** The job title. */
  readonly role: string | null;
  readonly phone: string | null;
  /** The one that they wrote in, if offers are written in it. */
  readonly language: LetterLanguage | null;
}

/** Of a message that says nothing. */
export const nobody: ReadPerson = { name: null, role: null, phone: null, language: null };

interface From {
  readonly fromName: string;
  readonly fromAddress: string;
}

/** The name of the head counts where it is a person's; else the one below the greeting. */
export function readPerson(rows: readonly SourceRow[], from: From): ReadPerson {
  const start = signatureStart(rows);
  const block = rows.slice(start, start + maxSignature).map(({ text }) => text.trim());
  const name = nameIn(from.fromName, block);
  const phone = block.flatMap((line) => phoneIn(line) ?? [])[0];
  const own = rows.slice(0, start).map(({ text }) => text);
  return {
    name: name ?? null,
    role: roleIn(block.slice(0, maxRoleRows), name) ?? null,
    phone: phone ?? null,
    language: languageOf(own.join(' ').slice(0, maxText)) ?? null,
  };
}

/** Rows in which a name and a title stand. */
const maxRoleRows = 5;
/** Characters of a name or a title. */
const maxWords = 60;
const maxText = 20_000;

const person =
  /^(?:(?:Dr|Prof|Ing|Mrs?|Ms|Herr|Frau)\.? ){0,3}\p{Lu}[\p{L}.'’-]{0,40}(?: (?:\p{Lu}[\p{L}.'’-]{0,40}|v[ao]n|de[lnr]?|la|d[ai]|y)){1,4}$/u;
const hanName = /^\p{Script=Han}{2,4}$/u;
/** Before the name of who signs for somebody. */
const onBehalf = /^(?:i\.? ?[AV]\.|ppa\.?) {1,3}/;
const role =
  /(?<!\p{L})(?:manager|director|buyer|head of|purchas(?:ing|er)|procurement|sourcing|sales|engineer|chemist|assistant|owner|officer|c[eot]o|specialist|coordinator|supervisor|executive|planner|scientist|president|department|team|office|leiter(?:in)?|\p{L}{0,20}leiter(?:in)?|einkäufer(?:in)?|einkauf|vertrieb|sachbearbeiter(?:in)?|geschäftsführer(?:in)?|assistenz|disponent(?:in)?|referent(?:in)?|responsable|acheteu(?:r|se)|achats|direct(?:eur|rice|ora)|gérante?|chargée?|ingénieure?|jef[ea]|compras|compradora?|gerente|encargad[oa]|técnic[oa])(?!\p{L})|经理|采购|主管|总监|销售|工程师|主任|助理|董事长/iu;

function nameIn(fromName: string, block: readonly string[]): string | undefined {
  const [head = ''] = fromName.split(/ via /i);
  const [last = '', first, ...others] = head.split(/, ?/);
  const given = first === undefined || others.length > 0 ? head : `${first} ${last}`;
  const inBlock = block
    .slice(0, maxRoleRows)
    .flatMap((line) => piecesOf(line.replace(onBehalf, '')).slice(0, 1))
    .find((piece) => isPerson(piece));
  return isPerson(given.trim()) ? given.trim() : inBlock;
}

function isPerson(text: string): boolean {
  const isName = text.length <= maxWords && (person.test(text) || hanName.test(text));
  return isName && !role.test(text) && !namesCompany(text);
}

function roleIn(rows: readonly string[], name: string | undefined): string | undefined {
  return rows
    .flatMap(piecesOf)
    .find(
      (piece) =>
        piece !== name &&
        piece.length <= maxWords &&
        piece.split(' ').length <= 6 &&
        !/[\d@:.!?]/.test(piece) &&
        role.test(piece) &&
        !namesCompany(piece),
    );
}

/** `Maria Lopez | Buyer | Example Ltd`, `王伟 采购经理` */
function piecesOf(line: string): string[] {
  if (line.length > 200) return [];
  const parting = /^[\p{Script=Han} ]+$/u.test(line) ? / +/ : / ?[,|•·] ?| [-–—] /;
  return line
    .split(parting)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

const phoneLabel = /^(?:tel|t[ée]l|phone|telefon|teléfono|mob|cell|handy|gsm|电话|手机|ph\b)/iu;
const international = /\+\d[\d ()/.-]{5,22}\d/;

/** In the form that a phone number is stored in: with the code of its country. */
function phoneIn(line: string): string | undefined {
  return phoneLabel.test(line) ? international.exec(line.slice(0, 200))?.[0] : undefined;
}

const commonWords: Readonly<Record<LetterLanguage, ReadonlySet<string>>> = {
  en: new Set('the and please for you we of to your with our would are is that this'.split(' ')),
  de: new Set('und bitte wir sie für ein eine einen der die das mit uns ist den zu'.split(' ')),
  fr: new Set('nous vous pour les des une merci dont et avec le votre notre est'.split(' ')),
  es: new Set('los para por una que nos con el y les las su gracias necesitamos'.split(' ')),
};

/** The language with the common words of a text, where it has some, and twice as many as any other. */
function languageOf(text: string): LetterLanguage | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = LetterLanguage.options
    .map((language) => ({
      language,
      count: words.filter((word) => commonWords[language].has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  if (!first || !second || first.count < 3 || first.count < 2 * second.count) return undefined;
  return first.language;
}
