import { shellIntegrityId } from './element-ids';

/** The hashes of the shell's lazy files, as the page's server sent them. */
export function shellIntegrity(page: Document): Readonly<Record<string, string>> {
  const text = page.getElementById(shellIntegrityId)?.textContent ?? '{}';
  const hashes: unknown = JSON.parse(text);
  return Object.fromEntries(
    Object.entries(Object(hashes)).flatMap(([file, hash]) =>
      typeof hash === 'string' ? [[file, hash]] : [],
    ),
  );
}
