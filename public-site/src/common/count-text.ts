const grouped = new Intl.NumberFormat('en');

/** `1 chemical`, `24 chemicals`, `106,213 chemicals`. */
export function chemicalsText(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'chemical' : 'chemicals'}`;
}
