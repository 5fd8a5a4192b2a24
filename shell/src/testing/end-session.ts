import { tokenCookie } from 'shared-ui/client';
import Cookies from 'js-cookie';

/** Leaves nothing of a test to the next one. */
export function endSession(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  document.cookie = 'sidebar:state=; path=/; max-age=0';
  localStorage.clear();
}
