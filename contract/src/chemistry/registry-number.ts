/** The result of parsing a registry number (CAS or EC). `value` is the canonical form, which is stored. */
export type RegistryNumber =
  | { ok: true; value: string }
  | {
      ok: false;
      reason: 'format' | 'check-digit';
      /** A sentence for the user. */
      message: string;
      /** The check digit that fits the other digits; omitted if none does. */
      expected?: string;
    };

const maxTextLength = 64;
/** Invisible characters, and the marks of registered names. */
const ignored = /[\u00ad\u200b-\u200d\u2060\ufeff®™]|(?<=RN)TM(?=[\s:])/g;
const dash = /[\p{Pd}\u02d7\u2043\u2212]/u;

/**
 * Brings a number pasted from a label, a PDF or a spreadsheet to ASCII digits with plain hyphens:
 * full-width characters, every Unicode dash, invisible characters, brackets around it, white space. Too long a text
 * becomes empty.
 */
export function plainRegistryText(text: string): string {
  if (text.length > maxTextLength) return '';
  const parts = withoutBrackets(text.normalize('NFKC').replace(ignored, '')).split(dash);
  return parts.map((part) => part.trim()).join('-');
}

/** Without the brackets around a number at the end: `CAS [67-64-1]`. */
function withoutBrackets(text: string): string {
  const trimmed = text.trim();
  const start = trimmed.search(/[([{]/);
  if (start < 0 || !/[)\]}]$/.test(trimmed)) return text;
  return `${trimmed.slice(0, start)} ${trimmed.slice(start + 1, -1)}`.trim();
}

/** Removes a label such as `CAS No.:` or `EINECS`, and the punctuation after it, from the start. */
export function withoutLabel(text: string, label: RegExp): string {
  return text.replace(label, '').replace(/^[\s.:#=-]+/, '');
}
