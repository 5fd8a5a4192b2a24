/** A message of a server or the API, with a full stop at its end. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}
