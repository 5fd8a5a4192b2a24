const longest = 300;

function shorten(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A field's value in words: for histories and conflicts. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return shorten(value.replace(/<[^>]+>/g, ' ').trim());
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : shorten(value.map(valueText).join(', '));
  return shorten(JSON.stringify(value));
}
