import type { AdminProfile } from 'contract/staff';
import { removeDrafts } from 'shared-ui/client';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs';
import { dropToken, storeToken, readToken } from './token-cookie';

/** Why the panel is signed out: the admin logged out, the server refused the token, or no session was started. */
export type SessionEnd = 'logout' | 'refused' | 'none';

export type AuthState =
  | { readonly authenticated: false; readonly user: undefined; readonly end: SessionEnd }
  | { readonly authenticated: true; readonly user: AdminProfile };

export interface AuthStore {
  current(): AuthState;
  subscribe(listener: () => void): () => void;
  signIn(answer: { readonly token: string; readonly admin: AdminProfile }): void;
  /** Sets the owner of the stored token, as the server returned it, after a reload or an update of the profile. */
  adopt(user: AdminProfile): void;
  signOut(end: Exclude<SessionEnd, 'none'>): void;
}

/** The session of this page. Unauthenticated until a login, or the profile's response, changes it. */
export function createAuthStore(): AuthStore {
  const listeners = new Set<() => void>();
  let state: AuthState = { authenticated: false, user: undefined, end: 'none' };

  function set(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  // Tabs share the cookie, so they sign in and out together.
  listenToOtherTabs((event) => {
    const end = event === 'signed-out' ? 'logout' : 'none';
    set({ authenticated: false, user: undefined, end });
  });

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token, admin }) {
      storeToken(token);
      set({ authenticated: true, user: admin });
      notifyOtherTabs('signed-in');
    },
    adopt(user) {
      if (readToken() !== undefined) set({ authenticated: true, user });
    },
    signOut(end) {
      // A response to a request of a session that has already ended.
      if (readToken() === undefined && !state.authenticated) return;
      // Nothing of a person who leaves stays in the browser.
      if (end === 'logout') removeDrafts();
      dropToken();
      set({ authenticated: false, user: undefined, end });
      notifyOtherTabs('signed-out');
    },
  };
}
