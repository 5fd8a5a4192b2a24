import type { Endpoint } from 'contract';

/** The part that holds all that is no file. */
const wholeBody = 'data';

/**
 * A body as it travels: JSON, or form data where the endpoint takes that. In form data each file is a part of its own
 * name, and all else is JSON in the part `data`.
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
