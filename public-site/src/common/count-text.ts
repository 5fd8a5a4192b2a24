const grouped = new Intl.NumberFormat('en');

/** `106,213`. */
export function countText(count: number): string {
  return grouped.format(count);
}

/** `1 chemical`, `24 chemicals`, `106,213 chemicals`. */
export function chemicalsText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'chemical' : 'chemicals'}`;
}
