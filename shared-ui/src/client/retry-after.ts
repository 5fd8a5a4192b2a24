/** Seconds of a `Retry-After` header. Only the form in seconds: our API sends no other. */
export function secondsOf(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined;
}
