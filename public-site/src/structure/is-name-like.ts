const longestName = 100;

/** Whether a text that is no structure may be a name: one short line with a word in it. */
export function isNameLike(text: string): boolean {
  const name = text.trim();
  if (name.length > longestName || name.includes('\n') || name.startsWith('InChI')) return false;
  return /\p{L}{3}/u.test(name) && !/[=#\\@]/.test(name);
}
