/**
 * A symbol of one or two letters for each name, as the elements have them: its first letter and the next of its
 * letters that makes it different from those before.
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
