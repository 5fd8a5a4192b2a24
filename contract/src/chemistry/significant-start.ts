import { greekNames } from './greek';

const inAnyCase = (words: string) =>
  words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Written in any case in price lists: `tert-Butanol`, `TERT-BUTANOL`, `Trans-2-hexenal`. */
const words = inAnyCase(
  'all-(?:trans|cis|rac|e|z)|cis|erythro|meso|meta|ortho|para|rac|sec|sym|tert|threo|trans|unsym',
);
/** Prefixes in lower case alone: `Endo-1,4-xylanase` and `Gem-` are names. */
const lowerWords = 'endo|ent|exo|gem|rel|sn|syn|vic';
const letters = 'DL|Dl|dl|LD|EE|EZ|ZE|ZZ|RR|RS|SR|SS|[CDELMNOPRSTZdlmnopst]';
/** How alpha and beta are typed; `a-1160` is a product code. */
const typedGreek = "[ab](?!['*]*-\\d)";
/** Lower-case stereodescriptors are told from the beginning of a name by their brackets: `(r)-`, `(1r,2s)-`. */
const bracketed = "(?<=[([,]|\\d|\\d[a-h])(?:rs|sr|rr|ss|ee|ez|ze|zz|[rez])(?=[*']*[,)\\]])";
/** `N1-`, `Nα-`, `d6-`; `C12-15 alkyl benzoate` stays under C. */
const numberedLetters = '[DNOSdnos](?:\\d+|[\\u0370-\\u03ff])';
/** `2H-` (indicated hydrogen) and `13C6-` (an isotope) need the number before them. */
const afterNumber = '(?<=\\d)[CHNOS]\\d*|(?<=\\d[a-h])H';
const greek = `(?:[\\u0370-\\u03ff\\u2206]|\\.?(?:${inAnyCase(Object.values(greekNames).join('|'))})\\.?)\\d*H?`;

const core = `(?:${words}|${lowerWords}|${greek}|${numberedLetters}|${afterNumber}|${bracketed}|${typedGreek}|${letters})[*']*`;
const locant = `(?:\\d+[a-h]?'*(?:${core})?|${core})`;
const hyphenOrBracket = '\\.?(?=-|[)\\]}]|\\((?:\\+|-|\\u00b1|\\+\\/-)\\))';
const prefix = new RegExp(
  `${locant}(?:[,/:]${locant})*${hyphenOrBracket}|${locant}(?:,${locant})+(?=\\s)|\\d+[a-h]?$`,
  'y',
);
const notALetter = /(?:[^\p{L}\d]|[\u0370-\u03ff])+/uy;
const digits = /\d+/y;
const latinLetter = /[a-zA-Z]/;

const maxPrefixLength = 300;

/**
 * Where the significant part of a folded chemical name begins: past locants, stereodescriptors, Greek letters,
 * italic prefixes, isotopes, brackets and signs, but not past `iso`, `neo`, `nor`, `cyclo`, `bis`, `tris`, `homo`,
 * `allo` and `epi`, which are part of the name. Where nothing would be left (`N`, `R-134a`), the first Latin letter.
 * Without one: -1.
 */
export function significantStart(foldedName: string): number {
  const name = foldedName.slice(0, maxPrefixLength);
  let start = 0;
  for (let next = afterOneMark(name, start); next > start; next = afterOneMark(name, start)) {
    start = next;
  }
  if (start === name.length) return name.search(latinLetter);
  return latinLetter.test(name.charAt(start)) ? start : -1;
}

function afterOneMark(name: string, start: number): number {
  for (const mark of [notALetter, prefix, digits]) {
    mark.lastIndex = start;
    if (mark.test(name)) return mark.lastIndex;
  }
  return start;
}
