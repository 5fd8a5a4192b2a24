export function countText(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
