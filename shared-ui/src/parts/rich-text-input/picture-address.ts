import { fileEndpoints } from 'contract/file';

const [downloads = ''] = fileEndpoints.download.path.split('{');

/** The stored name of one of our own uploads, from its address in a text. */
export function pictureNameIn(src: string): string | undefined {
  const path = pathOf(src);
  const name = path?.startsWith(`/api/${downloads}`) ? path.split('/').at(-1) : undefined;
  return name !== undefined && fileEndpoints.download.id.safeParse(name).success ? name : undefined;
}

/** The path of an address on this site; undefined for other sites and for invalid addresses. */
function pathOf(src: string): string | undefined {
  const address = URL.canParse(src, location.href) ? new URL(src, location.href) : undefined;
  return address?.origin === location.origin ? address.pathname : undefined;
}
