const privacy = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, noarchive',
} as const;

/** Query parameters that grant access to a page: links to a preview, and to an inquiry. */
const keys = ['preview', 'key'];

/** Whether the address contains such a key. */
export function isPrivate({ url }: Pick<Request, 'url'>): boolean {
  if (!url.includes('?')) return false;
  const { searchParams } = new URL(url);
  return keys.some((name) => searchParams.has(name));
}

/** Marks the response to an address with a key: not cached, not indexed, no referrer. Others stay unchanged. */
export function withPrivacy(request: Request, answer: Response): Response {
  if (!isPrivate(request)) return answer;
  answer.headers.delete('etag');
  for (const [name, value] of Object.entries(privacy)) answer.headers.set(name, value);
  return answer;
}
