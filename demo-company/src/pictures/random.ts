/** Seeded random numbers from 0 (inclusive) to 1 (exclusive). */
export interface Random {
  next(): number;
  between(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32, seeded with the FNV-1a hash of the text. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
