/* Written by hand: js-cookie would encode the colon of the name that the specification asks for. */
const name = 'sidebar:state';
const maxAge = 604_800;

/** Whether the sidebar is expanded: as it was left, else yes. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${name}=false`);
}

export function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${name}=${isExpanded}; path=/; max-age=${maxAge}; samesite=lax`;
}
