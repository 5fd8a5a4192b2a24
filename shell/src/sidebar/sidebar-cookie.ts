/* Set without js-cookie, which would encode the colon of the name that the specification requires. */
const name = 'sidebar:state';
const maxAge = 604_800;

/** Whether the sidebar was left expanded; undefined without a choice in the last week. */
export function readSidebarCookie(): boolean | undefined {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${name}=true`)) return true;
  return cookies.includes(`${name}=false`) ? false : undefined;
}

export function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${name}=${isExpanded}; path=/; max-age=${maxAge}; samesite=lax`;
}
