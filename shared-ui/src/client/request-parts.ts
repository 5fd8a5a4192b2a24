/**
 * A body as it travels: JSON, or form data when a file is among its fields. In form data a field that is no text is
 * written as JSON.
 */
export function bodyOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, partOf(value));
  return form;
}

function partOf(value: unknown) {
  if (value instanceof Blob || typeof value === 'string') return value;
  return JSON.stringify(value);
}
