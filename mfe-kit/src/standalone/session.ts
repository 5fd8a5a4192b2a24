import { tokenCookie } from 'shared-ui/client';

/** Whether there is a token; the API validates it. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${tokenCookie}=`));
}

/** Stores the token where the API client looks for it. */
export function signIn(token: string): void {
  document.cookie = `${tokenCookie}=${token}; path=/; SameSite=Strict`;
}

/** Removes the token and shows the sign-in again. */
export function signOut(): void {
  document.cookie = `${tokenCookie}=; path=/; max-age=0`;
  location.reload();
}
