import type { Blog } from 'contract/content';

/** The publication state of a post: draft, scheduled, or published. */
type Publication =
  | { readonly kind: 'draft' }
  | { readonly kind: 'scheduled'; readonly at: string }
  | { readonly kind: 'published'; readonly since: string };

/**
 * Milliseconds that the viewer's clock may lag behind the server's, so that a post just published is not shown as
 * scheduled.
 */
const clockTolerance = 30_000;

/** @param now - in milliseconds */
export function publicationOf(
  { status, publishedAt }: Pick<Blog, 'status' | 'publishedAt'>,
  now: number,
): Publication {
  if (status === 'draft' || publishedAt === null) return { kind: 'draft' };
  return Date.parse(publishedAt) > now + clockTolerance
    ? { kind: 'scheduled', at: publishedAt }
    : { kind: 'published', since: publishedAt };
}
