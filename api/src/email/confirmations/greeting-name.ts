const maxLength = 60;

/** Matches links and advertisements in place of a name. */
const suspicious = /[/\\:@<>{}[\]|=]|www\.|\.\p{L}{2,}|\d{3}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/iu;

/**
 * The name for the greeting; null when it could carry a message. Anyone can enter anyone's address, so a confirmation
 * must not repeat text that spammers could use.
 */
export function greetingName(name: string): string | null {
  const typed = name.trim();
  return typed.length > maxLength || suspicious.test(typed) ? null : typed;
}
