/**
 * The file's name in a `Content-Disposition`, without any path; the extended form goes before the plain one.
 *
 * @see RFC 6266, section 4
 */
export function fileName(disposition: string): string | undefined {
  const [, extended] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decoded(extended) ?? quoted ?? plain ?? '';
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last === '' ? undefined : last;
}

function decoded(text: string | undefined) {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    // Not encoded as it should be: the plain form serves.
    return undefined;
  }
}
