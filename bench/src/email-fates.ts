/** What the harsh mail server does with an address. */
export type Fate = 'take' | 'later' | 'refuse' | 'drop-before' | 'drop-after';

export function addressOf(group: string, index: number): string {
  return `${group}-${index}@example.com`;
}

/**
 * Of 200 consecutive addresses, 10 are accepted at the second attempt, 4 never, and 2 lose the connection, one of them
 * after the content.
 */
export function fateOf(address: string): Fate {
  const place = Number(/-(\d+)@/.exec(address)?.[1]) % 200;
  if (place < 10) return 'later';
  if (place < 14) return 'refuse';
  if (place === 14) return 'drop-before';
  if (place === 15) return 'drop-after';
  return 'take';
}
