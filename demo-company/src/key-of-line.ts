/** The key of a line of a demo offer, by its place. */
export function keyOfLine(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}
