/**
 * A text without the characters at its ends that match. Walks from each end: `/x+$/` in `replace` would begin again at
 * every `x` of the text.
 *
 * @param ends - expressions for one character each
 * @example stripEnds('/a/b/', { end: /\// }) // '/a/b'
 */
export function stripEnds(
  text: string,
  { start = never, end = never }: { readonly start?: RegExp; readonly end?: RegExp },
): string {
  let first = 0;
  let last = text.length;
  while (first < last && start.test(text.charAt(first))) first += 1;
  while (last > first && end.test(text.charAt(last - 1))) last -= 1;
  return text.slice(first, last);
}

const never = /(?!)/;
