/**
 * A symbol of one or two letters per name, like those of the elements: its first letter, and the next letter of the
 * name that makes the symbol unique.
 *
 * @example elementSymbols(['Solvents', 'Sorbents']) // ['So', 'Sr']
 */
export function elementSymbols(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [first = '', ...others] = name.normalize('NFD').replace(/[^a-z]/gi, '');
    const candidates = others.map((letter) => first.toUpperCase() + letter.toLowerCase());
    const symbol = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? first;
    taken.add(symbol);
    return symbol;
  });
}
