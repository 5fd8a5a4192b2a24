import { orderTerms, readOrderLines } from 'contract/order-list';
import { countryCodeOf } from '../../transfer/format/country-form';
import type { SourceRow } from './mail-rows';
import type { ReadField } from './read-terms';

interface From {
  readonly fromName: string;
  readonly fromAddress: string;
}

/** A field of the sender; those of the head of the message stand in no row. */
export type SenderField = Omit<ReadField, 'row'> & { readonly row: number | null };

const web = /(?:https?:\/\/|www\.)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/i;
const vat =
  /(?:vat|ust-?id|tva|nif|iva|btw|tax)[^\p{L}\d]{0,3}(?:-?nr|no|number|id|intracom\w{0,12})?[^\p{L}\d]{0,4}((?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE)[\dA-Z]{8,12})(?![\p{L}\d])/iu;
/** Rows. */
export const maxSignature = 15;

/** Name, company, phone, country, website and VAT number, of the head of the message and of the block below its greeting. */
export function readSender(
  rows: readonly SourceRow[],
  { fromName, fromAddress }: From,
): SenderField[] {
  const start = signatureStart(rows);
  const block = rows.slice(start, start + maxSignature);
  const { name, company, phone } = orderTerms(linesOf(rows, start));
  const inBlock = (field: ReadField['field'], value: string | undefined): SenderField[] => {
    const row = value === undefined ? -1 : block.findIndex(({ text }) => text.includes(value));
    return value === undefined || row === -1
      ? []
      : [{ field, value: value.slice(0, 200), words: value, row: start + row }];
  };
  const head =
    fromName === ''
      ? []
      : [{ field: 'contactName' as const, value: fromName, words: fromName, row: null }];
  return [
    ...(head.length > 0 ? head : inBlock('contactName', name ?? personIn(block))),
    ...inBlock('company', company),
    ...(fromAddress === ''
      ? []
      : [{ field: 'email' as const, value: fromAddress, words: fromAddress, row: null }]),
    ...inBlock('phone', phone),
    ...first(block, start, countryIn),
    ...first(block, start, websiteIn),
    ...first(block, start, vatNumberIn),
  ];
}

/** The kinds that the reader of lists finds for the rows from the greeting on. */
function linesOf(rows: readonly SourceRow[], start: number) {
  const lines = readOrderLines(rows.map(({ text }) => text).join('\n'), []);
  return lines
    .slice(start)
    .map((line) => (line.kind === 'item' ? { ...line, kind: 'contact' as const } : line));
}

/** The row below the last greeting; without one, the last rows. */
export function signatureStart(rows: readonly SourceRow[]): number {
  const closing = rows.findLastIndex(
    ({ text }, index) => isClosing(rows, index) && text.length < maxClosing,
  );
  return closing === -1 ? Math.max(1, rows.length - 4) : closing + 1;
}

const maxClosing = 60;

/** What stands behind a closing is read as a contact: `Regards`. */
function isClosing(rows: readonly SourceRow[], index: number): boolean {
  const text = rows[index]?.text ?? '';
  const [, , after] = readOrderLines(`1. Acetone 1 kg\n${text}\nJohn Smith`, []);
  return after?.kind === 'contact';
}

function personIn(block: readonly SourceRow[]): string | undefined {
  const text = block[0]?.text.trim() ?? '';
  return /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text) ||
    /^\p{Script=Han}{2,4}$/u.test(text)
    ? text
    : undefined;
}

type FoundIn = (text: string) => Pick<ReadField, 'field' | 'value' | 'words'> | undefined;

function first(block: readonly SourceRow[], start: number, find: FoundIn): SenderField[] {
  for (const [index, { text }] of block.entries()) {
    const found = find(text);
    if (found) return [{ ...found, row: start + index }];
  }
  return [];
}

function countryIn(text: string): ReturnType<FoundIn> {
  if (/\d{5}|:/.test(text) && !text.includes(',')) return undefined;
  const words = text.split(/[,|•]/).at(-1)?.trim() ?? '';
  const code =
    words.length > 3 || /^\p{Script=Han}{2}$/u.test(words) ? countryCodeOf(words) : undefined;
  return code === undefined ? undefined : { field: 'country', value: code, words };
}

function websiteIn(text: string): ReturnType<FoundIn> {
  const words = web.exec(text)?.[0];
  if (words === undefined) return undefined;
  return { field: 'website', value: words.startsWith('http') ? words : `https://${words}`, words };
}

function vatNumberIn(text: string): ReturnType<FoundIn> {
  const match = vat.exec(text);
  const value = match?.[1]?.toUpperCase();
  return match && value ? { field: 'vatNumber', value, words: match[0] } : undefined;
}
