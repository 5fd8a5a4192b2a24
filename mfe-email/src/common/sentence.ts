/** A message of a server or the API, ended with a full stop. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}
