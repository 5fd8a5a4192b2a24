import { OwnRole } from 'contract/staff';
import { useSyncExternalStore } from 'react';
import { readRoleText, subscribeToRole } from 'panel-runtime';

/** The role of the signed-in admin, once the API has answered it or a former page has remembered it. */
export function useOwnRole(): OwnRole | undefined {
  return roleOf(useSyncExternalStore(subscribeToRole, readRoleText));
}

let last: { readonly text: string; readonly role: OwnRole | undefined } | undefined;

/** Undefined for what another version wrote, too. */
function roleOf(text: string): OwnRole | undefined {
  if (last?.text !== text) last = { text, role: OwnRole.safeParse(jsonOf(text)).data };
  return last.role;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
