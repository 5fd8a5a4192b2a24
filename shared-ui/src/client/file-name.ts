/**
 * The file name in a `Content-Disposition`, without a path; the extended form takes precedence.
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
    // Invalid encoding: use the plain form.
    return undefined;
  }
}
