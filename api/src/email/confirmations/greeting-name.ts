const longest = 60;

/** What no person is called, but a link or an advertisement in the place of a name. */
const suspicious = /[/\\:@<>{}[\]|=]|www\.|\.\p{L}{2,}|\d{3}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/iu;

/**
 * The name by which a visitor is greeted; null when it could carry a message. Anybody may enter anybody's address: what a
 * confirmation repeats must not be worth sending to strangers.
 */
export function greetingName(name: string): string | null {
  const typed = name.trim();
  return typed.length > longest || suspicious.test(typed) ? null : typed;
}
