import { OwnRole } from 'contract/staff';
import { roleKey } from './store-role';

let last: { readonly text: string; readonly role: OwnRole | undefined } | undefined;

/** What was remembered last; undefined when nothing was, or another version wrote it. */
export function storedRole(): OwnRole | undefined {
  const text = readText();
  if (text === null) return undefined;
  if (last?.text !== text) last = { text, role: OwnRole.safeParse(jsonOf(text)).data };
  return last.role;
}

function readText(): string | null {
  try {
    return localStorage.getItem(roleKey);
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
