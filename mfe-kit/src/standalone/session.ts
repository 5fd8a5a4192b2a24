import { tokenCookie } from 'shared-ui';

/** Whether there is a token; the API judges whether it is a good one. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${tokenCookie}=`));
}

/** Keeps the token where the API client looks for it. */
export function signIn(token: string): void {
  document.cookie = `${tokenCookie}=${token}; path=/; SameSite=Strict`;
}

/** Drops the token and shows the sign-in again. */
export function signOut(): void {
  document.cookie = `${tokenCookie}=; path=/; max-age=0`;
  location.reload();
}
