import { decodeText } from './decode-text';

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Named `.csv`, readable text without markup or script, and a first line with columns. */
export function isCsv(bytes: Uint8Array, originalName: string): boolean {
  if (!/\.csv$/i.test(originalName)) return false;
  const text = decodeText(bytes);
  if (text === undefined || control.test(text) || /^\s*<|<\?php|<script|^#!/i.test(text)) {
    return false;
  }
  const [head = ''] = text.split(/\r?\n/, 1);
  return /[,;\t]/.test(head);
}
