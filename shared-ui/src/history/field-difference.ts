import { htmlText } from './html-text';
import { textDifference, type TextPart } from './text-difference';

/** How a field's value changed: as a whole, within a long text, or by list items. */
export type FieldDifference =
  | { kind: 'value'; from: unknown; to: unknown }
  | { kind: 'text'; parts: readonly TextPart[] }
  | { kind: 'list'; gone: readonly unknown[]; added: readonly unknown[] };

/** In characters; shorter texts are shown in full, before and after. */
const longText = 80;

interface Change {
  from: unknown;
  to: unknown;
}

/** The readable difference between two values of a field. */
export function fieldDifference({ from, to }: Change, isHtml: boolean): FieldDifference {
  if (isList(from) && isList(to)) return listDifference(from ?? [], to ?? []);
  const old = typeof from === 'string' && isHtml ? htmlText(from) : from;
  const now = typeof to === 'string' && isHtml ? htmlText(to) : to;
  if (typeof old !== 'string' || typeof now !== 'string')
    return { kind: 'value', from: old, to: now };
  const isLong = Math.max(old.length, now.length) > longText;
  if (!isLong || old === '' || now === '') return { kind: 'value', from: old, to: now };
  return { kind: 'text', parts: textDifference(old, now) };
}

/** Guarantee: a list in JSON is an array, and a list that was never set is null. */
function isList(value: unknown): value is readonly unknown[] | null {
  return value === null || Array.isArray(value);
}

/** The items that one list has more often than the other; empty when only the order changed. */
function listDifference(from: readonly unknown[], to: readonly unknown[]): FieldDifference {
  return { kind: 'list', gone: without(from, to), added: without(to, from) };
}

function without(items: readonly unknown[], others: readonly unknown[]) {
  const left = others.map((item) => JSON.stringify(item));
  return items.filter((item) => {
    const place = left.indexOf(JSON.stringify(item));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}
