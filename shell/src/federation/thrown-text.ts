/** What was thrown, as a text: remotes throw objects too. */
export function thrownText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? 'Nothing was thrown');
  } catch {
    // It refers to itself.
    return 'An object was thrown';
  }
}
