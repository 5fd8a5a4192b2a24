import type { AdminProfile } from 'contract/staff';
import { removeDrafts } from 'shared-ui/client';
import { hasUnsavedChanges } from 'shared-ui/form';
import { listenToOtherTabs, notifyOtherTabs, type SessionEvent } from './other-tabs';
import { dropToken, storeToken, readToken } from './token-cookie';

/**
 * Why the panel is signed out: the admin logged out, the server refused the token, or no session was started. `asked`
 * when the server refused the token while a form had unsaved changes: the page stays, and the admin is asked over it.
 */
export type SessionEnd = 'logout' | 'refused' | 'asked' | 'none';

export type AuthState =
  | { readonly authenticated: false; readonly user: undefined; readonly end: SessionEnd }
  | { readonly authenticated: true; readonly user: AdminProfile };

export interface AuthStore {
  current(): AuthState;
  subscribe(listener: () => void): () => void;
  signIn(answer: { readonly token: string; readonly admin: AdminProfile }): void;
  /** Sets the owner of the stored token, as the server returned it, after a reload or an update of the profile. */
  adopt(user: AdminProfile): void;
  signOut(end: 'logout' | 'refused'): void;
  /** Leaves a page whose session has ended, instead of signing in again over it. */
  leave(): void;
  /** Resolves to whether the admin has signed in again over the page; at once unless they are asked. */
  whenAnswered(): Promise<boolean>;
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
    if (event === 'signed-out') removeDrafts();
    set({ authenticated: false, user: undefined, end: endAfter(event) });
  });
  const isAsked = () => !state.authenticated && state.end === 'asked';

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
      const event = end === 'logout' ? 'signed-out' : 'ended';
      // Nothing of a person who leaves stays in the browser.
      if (event === 'signed-out') removeDrafts();
      dropToken();
      set({ authenticated: false, user: undefined, end: endAfter(event) });
      notifyOtherTabs(event);
    },
    leave() {
      if (isAsked()) set({ authenticated: false, user: undefined, end: 'refused' });
    },
    whenAnswered() {
      if (!isAsked()) return Promise.resolve(false);
      return new Promise((resolve) => {
        const listener = () => {
          if (isAsked()) return;
          listeners.delete(listener);
          resolve(readToken() !== undefined);
        };
        listeners.add(listener);
      });
    },
  };
}

function endAfter(event: SessionEvent): SessionEnd {
  if (event === 'signed-in') return 'none';
  if (event === 'signed-out') return 'logout';
  return hasUnsavedChanges() ? 'asked' : 'refused';
}
