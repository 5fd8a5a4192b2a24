const unseen = /[\p{Cc}\p{Cs}\s]+/gu;

/** A text to search for as one line: what breaks lines, and what no text is written with, becomes a space. */
export function searchTextOf(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').normalize('NFC').replace(unseen, ' ').trim();
}
