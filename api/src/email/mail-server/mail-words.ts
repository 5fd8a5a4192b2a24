import type { StoredMailServer } from '../mail-transport';

const maxLength = 500;

/** A server's reply, safe to store and show: one line, limited length, without credentials that it may repeat. */
export function shownWords(words: string, server: StoredMailServer): string {
  let shown = words;
  for (const secret of secretsOf(server)) shown = shown.replaceAll(secret, '***');
  return shown
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/** The password, and the encodings in which it is transmitted. */
function secretsOf({ username, password }: StoredMailServer): string[] {
  if (!password) return [];
  const plain = Buffer.from(`\0${username ?? ''}\0${password}`).toString('base64');
  return [plain, Buffer.from(password).toString('base64'), password];
}
