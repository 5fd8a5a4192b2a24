/** JSON that is safe in a script element: it can neither close the element nor open a comment. */
export function jsonForScript(value: unknown): string {
  return safeInScript(JSON.stringify(value));
}

/** The same for JSON text. */
export function safeInScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
