interface Named {
  readonly _id: string;
  readonly name: string;
}

/**
 * Whom a text mentions: `@` and the full name, in any case. Of two names that begin alike, the longer one counts; of
 * two people of one name, both.
 *
 * @returns the `_id`s, each once
 */
export function mentionsIn(text: string, people: readonly Named[]): string[] {
  const names = [...new Set(people.map(({ name }) => name.toLowerCase()))];
  names.sort((one, other) => other.length - one.length);
  let rest = text.toLowerCase();
  const mentioned = new Set<string>();
  for (const name of names) {
    if (!rest.includes(`@${name}`)) continue;
    mentioned.add(name);
    rest = rest.replaceAll(`@${name}`, ' ');
  }
  return people.flatMap(({ _id, name }) => (mentioned.has(name.toLowerCase()) ? [_id] : []));
}

/** The beginning of a name that is being typed after an `@` at the end of a text; undefined without one. */
export function typedMention(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const isStart = at === 0 || /\s/.test(text.charAt(at - 1));
  if (at < 0 || !isStart) return undefined;
  const typed = text.slice(at + 1);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? typed : undefined;
}
