/** Whether a text is meant as an InChI: a structure that begins with its name. */
export function looksLikeInchi(text: string): boolean {
  return /^\s*InChI=/.test(text);
}
