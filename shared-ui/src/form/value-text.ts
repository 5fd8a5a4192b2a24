import { t } from '@lingui/core/macro';

const longest = 300;

function shorten(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A field's value as text, for history and conflicts. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return t`empty`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'string') return shorten(value.replace(/<[^<>]+>/g, ' ').trim());
  if (Array.isArray(value))
    return value.length === 0 ? t`none` : shorten(value.map(valueText).join(', '));
  return typeof value === 'object' ? partsText(value) : shorten(JSON.stringify(value));
}

/** The filled properties of an object: the lines of an address. */
function partsText(parts: object) {
  const filled = Object.values(parts).filter((part) => part !== null && part !== '');
  return filled.length === 0 ? t`empty` : shorten(filled.map(valueText).join(', '));
}
