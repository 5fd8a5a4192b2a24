import { isDecodable, reservedSegments, Slug } from 'contract';
import { plainPath } from '../language/addresses';
import { readDataPath } from '../chemical/data-path';
import { isIconPath } from './icon-answer';
import { movedAddress } from './read-target';
import { siteFileAt } from './site-files';

/** Whether `/{slug}` is, or was, the address of a chemical or a category. */
export type IsAddressTaken = (slug: string) => Promise<boolean>;

/** The first segments of the site's own addresses. */
const own = new Set([...reservedSegments([])].map((segment) => segment.toLowerCase()));
/** Categories have three levels. */
const maxSegments = 3;

/**
 * Whether there is certainly nothing at an address: most that do not exist are typed by programs in search of gaps, and
 * cost one look-up.
 */
export async function isUnknownAddress(
  url: URL,
  isAddressTaken: IsAddressTaken | undefined,
): Promise<boolean> {
  if (!isDecodable(url.pathname) || movedAddress(url)) return false;
  const pathname = plainPath(url.pathname);
  if (siteFileAt(pathname) || readDataPath(pathname) || isIconPath(pathname)) return false;
  const segments = decodeURIComponent(pathname).split('/').slice(1);
  const slug = (segments[0] ?? '').toLowerCase();
  if (slug === '' || own.has(slug)) return false;
  if (segments.length > maxSegments || !Slug.safeParse(slug).success) return true;
  return isAddressTaken !== undefined && !(await isAddressTaken(slug));
}
