/** JSON that is safe inside a script element: nothing in it can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return safeInScript(JSON.stringify(value));
}

/** The same of JSON that is written already. */
export function safeInScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
