import { tokenCookie } from 'shared-ui/client';
import Cookies from 'js-cookie';

/** Clears cookies and storage after a test. */
export function endSession(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  document.cookie = 'sidebar:state=; path=/; max-age=0';
  localStorage.clear();
}
