const privacy = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, noarchive',
} as const;

/**
 * The answer to an address that itself says who may see what is there, a link to a preview: nobody keeps it, lists it
 * or passes the address on. Others are as they were.
 */
export function withPrivacy({ url }: Request, answer: Response): Response {
  if (!new URL(url).searchParams.has('preview')) return answer;
  answer.headers.delete('etag');
  for (const [name, value] of Object.entries(privacy)) answer.headers.set(name, value);
  return answer;
}
