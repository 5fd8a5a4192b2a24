import type { StoredMailServer } from '../mail-transport';

const mostCharacters = 500;

/** Words of a server as they may be kept and shown: one line, bounded, and without the credentials it may repeat. */
export function shownWords(words: string, server: StoredMailServer): string {
  let shown = words;
  for (const secret of secretsOf(server)) shown = shown.replaceAll(secret, '***');
  return shown
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters);
}

/** The password, and the forms in which it goes over the line. */
function secretsOf({ username, password }: StoredMailServer): string[] {
  if (!password) return [];
  const plain = Buffer.from(`\0${username ?? ''}\0${password}`).toString('base64');
  return [plain, Buffer.from(password).toString('base64'), password];
}
