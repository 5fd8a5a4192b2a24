import { storeRole, tokenCookie } from 'shared-ui/client';
import Cookies from 'js-cookie';

/** Clears cookies, storage and what is remembered of the role after a test. */
export function endSession(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  document.cookie = 'sidebar:state=; path=/; max-age=0';
  storeRole(undefined);
  localStorage.clear();
}
