/** What a server or the API said, with a full stop at its end unless it has one. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}
