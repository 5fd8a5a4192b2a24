const privacy = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, noarchive',
} as const;

/** The parameters by which an address itself says who may see what is there: links to a preview, and to an inquiry. */
const keys = ['preview', 'key'];

/** Whether the address has such a key in it. */
export function isPrivate({ url }: Request): boolean {
  const { searchParams } = new URL(url);
  return keys.some((name) => searchParams.has(name));
}

/** The answer to an address with a key in it: nobody keeps it, lists it or passes the address on. Others are as they were. */
export function withPrivacy(request: Request, answer: Response): Response {
  if (!isPrivate(request)) return answer;
  answer.headers.delete('etag');
  for (const [name, value] of Object.entries(privacy)) answer.headers.set(name, value);
  return answer;
}
