import type { Endpoint } from 'contract';

/** The part with everything that is not a file. */
const wholeBody = 'data';

/**
 * Serialises a body: JSON, or form data if the endpoint expects it. In form data each file is a part with its field's
 * name, and the rest is JSON in the part `data`.
 */
export function bodyOf({ encoding }: Pick<Endpoint, 'encoding'>, body: unknown) {
  if (encoding !== 'multipart' || typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body);
  const files = fields.filter(([, value]) => value instanceof Blob);
  const rest = fields.filter(([, value]) => !(value instanceof Blob));
  const form = new FormData();
  if (rest.length > 0 || files.length === 0)
    form.append(wholeBody, JSON.stringify(Object.fromEntries(rest)));
  for (const [name, file] of files) form.append(name, file);
  return form;
}
